import { AsyncLocalStorage } from 'node:async_hooks'
import { getRequest } from '@tanstack/react-start/server'

/**
 * All that a page waits for the upstream, in ms, however many questions it asks one after the other: with rendering it
 * has to be there within 2 s.
 */
const pageTimeout = 1_000

/** What is left of it for the request that is being answered, in whole ms; all of it outside of one. */
export function pageTimeLeft(): number {
  const request = requestNow()
  if (!request) return pageTimeout
  const since = began.get(request) ?? performance.now()
  began.set(request, since)
  // timers of node take whole numbers only
  return Math.max(0, Math.round(since + pageTimeout - performance.now()))
}

/** Runs work that goes on without the page that began it: each of its questions has the time of a page. */
export function withoutPage<T>(work: () => T): T {
  return detached.run(true, work)
}

const detached = new AsyncLocalStorage<true>()
const began = new WeakMap<Request, number>()

function requestNow(): Request | undefined {
  if (detached.getStore()) return undefined
  try {
    return getRequest()
  } catch {
    return undefined
  }
}
