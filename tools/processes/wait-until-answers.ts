import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Resolves on any HTTP answer. A request once accepted is awaited: a dev server's first answer is slow.
 * @throws Error after `withinMs`
 */
export async function waitUntilAnswers(url: string, withinMs: number): Promise<void> {
  const signal = AbortSignal.timeout(withinMs)
  for (;;) {
    try {
      const response = await fetch(url, { signal, redirect: 'manual' })
      return void (await response.arrayBuffer())
    } catch {
      if (signal.aborted) throw new Error(`${url} did not answer within ${withinMs / 1000} s.`)
      await sleep(50)
    }
  }
}
