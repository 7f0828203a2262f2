import { AsyncLocalStorage } from 'node:async_hooks'
import { getRequest } from '@tanstack/react-start/server'

/** Upstream budget per page, in ms, over all sequential calls: a page must be there within 2 s. */
const pageTimeout = 1_000

/** Remaining budget of the current request in whole ms; all of it outside of one. */
export function pageTimeLeft(): number {
  const request = requestNow()
  if (!request) return pageTimeout
  const since = began.get(request) ?? performance.now()
  began.set(request, since)
  // timers need integers
  return Math.max(0, Math.round(since + pageTimeout - performance.now()))
}

/** Runs background work, whose calls each get the full budget. */
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
