import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits until a server answers a request at all, whatever it answers. A development server takes its time with the
 * first answer: a request once taken is waited for.
 * @param withinMs milliseconds before giving up
 * @throws Error when nothing answered in time
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
