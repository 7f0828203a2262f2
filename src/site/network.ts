import { onlineManager } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'

/**
 * Whether there is a network is Query's `onlineManager` to say, which hears of the browser's events. `navigator.onLine` stays
 * true behind a line that carries nothing: there the last request tells.
 */

/** Ms until it is looked whether the site can be reached again; doubled each time. */
const firstPause = 1_000
const longestPause = 30_000

let pause = firstPause
let timer: ReturnType<typeof setTimeout> | undefined

/** A request got no answer: the network counts as lost until one does. */
export function noteNoAnswer(): void {
  onlineManager.setOnline(false)
  // of that the browser says itself when it is over
  if (timer || !navigator.onLine) return
  timer = setTimeout(look, pause)
  pause = Math.min(pause * 2, longestPause)
}

async function look(): Promise<void> {
  timer = undefined
  if (onlineManager.isOnline()) return
  if (await siteAnswers()) onlineManager.setOnline(true)
  else noteNoAnswer()
}

/** Ms without an answer; the server gives up after half of that. A line that swallows packets fails much later by itself. */
const longestWait = 60_000

/** `fetch` from this site. @throws a NetworkError where no answer comes; the signal's reason */
export async function fetchFromSite(address: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { signal } = init
  // AbortSignal.any is newer than the promised browsers
  const ending = new AbortController()
  const end = () => ending.abort(signal?.reason)
  if (signal?.aborted) end()
  signal?.addEventListener('abort', end)
  const timer = setTimeout(() => ending.abort(), longestWait)
  try {
    const response = await window.fetch(address, { ...init, signal: ending.signal })
    pause = firstPause
    onlineManager.setOnline(true)
    return response
  } catch (error) {
    // whoever asked has ended it
    if (signal?.aborted) throw error
    noteNoAnswer()
    throw new DOMException('The request got no answer', 'NetworkError')
  } finally {
    clearTimeout(timer)
  }
}

/** Asks for a file that is no work for the server. */
export function siteAnswers(): Promise<boolean> {
  const asked = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5_000) } as const
  return window.fetch('/favicon.svg', asked).then(
    () => true,
    () => false,
  )
}

/** Whether what was asked for failed because no answer came; by its name, which a failed `import()` can be given, too. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof Error && error.name === 'NetworkError'
}

const isOnline = () => onlineManager.isOnline()

export function useOnline(): boolean {
  return useSyncExternalStore(onlineManager.subscribe, isOnline, isOnline)
}

/** Tries again what failed without a network once that is back. */
export function useAgainOnline(error: unknown, again: () => unknown): void {
  const online = useOnline()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure, by the newest function
  useEffect(() => {
    if (online && isNetworkError(error)) again()
  }, [online, error])
}
