import { setTimeout as sleep } from 'node:timers/promises'

type Started = { name: string; ended: Promise<unknown> }

/**
 * Resolves on any HTTP answer. There is no time limit: a start takes minutes on a busy machine, and what hangs is ended by whoever waits.
 * @throws Error when the program ends before
 */
export async function waitUntilAnswers(url: string, { name, ended }: Started): Promise<void> {
  const gone = new AbortController()
  void ended.then((code) => gone.abort(new Error(`The ${name} ended (${code}) before ${url} answered.`)))
  for (;;) {
    try {
      const response = await fetch(url, { signal: gone.signal, redirect: 'manual' })
      return void (await response.arrayBuffer())
    } catch {
      gone.signal.throwIfAborted()
      await sleep(50)
    }
  }
}
