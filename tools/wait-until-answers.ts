import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits until a server answers a request at all, whatever it answers.
 * @param withinMs milliseconds before giving up
 * @throws Error when nothing answered in time or `signal` was aborted
 */
export async function waitUntilAnswers(url: string, withinMs: number, signal?: AbortSignal): Promise<void> {
  const end = Date.now() + withinMs
  while (!(await answers(url))) {
    signal?.throwIfAborted()
    if (Date.now() > end) throw new Error(`${url} did not answer within ${withinMs / 1000} s.`)
    await sleep(50)
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000), redirect: 'manual' })
    await response.body?.cancel()
    return true
  } catch {
    return false
  }
}
