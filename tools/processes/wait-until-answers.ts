import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits until a server answers a request at all, whatever it answers.
 * @param withinMs milliseconds before giving up
 * @throws Error when nothing answered in time
 */
export async function waitUntilAnswers(url: string, withinMs: number): Promise<void> {
  const end = Date.now() + withinMs
  while (!(await answers(url, end - Date.now()))) {
    if (Date.now() > end) throw new Error(`${url} did not answer within ${withinMs / 1000} s.`)
    await sleep(50)
  }
}

/** A development server takes its time with the first answer: a request once taken is waited for. */
async function answers(url: string, withinMs: number): Promise<boolean> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(Math.max(1, withinMs)),
      redirect: 'manual',
    })
    await response.arrayBuffer()
    return true
  } catch {
    return false
  }
}
