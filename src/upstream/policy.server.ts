import { bulkhead, circuitBreaker, ExponentialBackoff, handleAll, SamplingBreaker, wrap } from 'cockatiel'
import type { Trouble } from './read-answer.server.ts'
import { upstreamMetrics } from './upstream-metrics.server.ts'

/** One attempt may take this long, in ms; a page that waits for it must still answer within 2 s. */
export const attemptTimeout = 1_200

/** All attempts of one call together, in ms. */
export const totalTimeout = 1_500

/**
 * Around every call: at most 20 at a time with 40 waiting, and a breaker that opens when half of at least 10 calls
 * within 30 s failed, then lets a probe through after 1 s, 2 s, ... at most 30 s.
 */
export function createPolicy() {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: new ExponentialBackoff({ initialDelay: 1_000, maxDelay: 30_000 }),
    breaker: new SamplingBreaker({ threshold: 0.5, duration: 30_000, minimumRps: 10 / 30 }),
  })
  upstreamMetrics.breaker.set(breaker.state)
  breaker.onStateChange((state) => upstreamMetrics.breaker.set(state))
  return wrap(createBulkhead(), breaker)
}

/** Calls at a time, with those that wait for one of them to end. */
export function createBulkhead() {
  return bulkhead(20, 40)
}

/**
 * Tells whether the clock was set back since it was last asked. The breaker goes by the clock: one that opened at noon
 * would stay open until it is noon again.
 */
export function createSetBackWatch(): () => boolean {
  let ahead = Date.now() - performance.now()
  return () => {
    const now = Date.now() - performance.now()
    const isSetBack = now < ahead - 5_000
    ahead = now
    return isSetBack
  }
}

/** Retries may add at most 10 % to the calls, plus a few: a struggling upstream is not hit twice as hard. */
export function createRetryBudget(share = 0.1, burst = 10) {
  let tokens = burst
  return {
    earn: () => {
      tokens = Math.min(burst, tokens + share)
    },
    spend: () => {
      if (tokens < 1) return false
      tokens -= 1
      return true
    },
  }
}

/** Longest rest taken at the upstream's word, in ms: a wrong Retry-After must not keep the site away for hours. */
const longestBackoff = 30_000

/**
 * Keeps the site from asking while the upstream has asked not to be asked (Retry-After, RFC 9110 10.2.3). Each
 * resource rests by itself: one that is under repair says nothing about the others.
 */
export function createBackoff(now: () => number = performance.now.bind(performance)) {
  const backingOff = new Map<string, { until: number; kind: Trouble['kind'] }>()
  return {
    /** What a resource rests of, with the seconds until it may be asked again; undefined where it may be now. */
    left: (resource: string): Trouble | undefined => {
      const { until = 0, kind = 'busy' } = backingOff.get(resource) ?? {}
      return until > now() ? { kind, retryAfter: Math.ceil((until - now()) / 1_000) } : undefined
    },
    /** Takes note of an answer: of a 503, and of a 429 to a read, since a 429 to a form is about one visitor. */
    heed: (resource: string, { kind, status, retryAfter }: Trouble, isRead: boolean): void => {
      if (!retryAfter || (status !== 503 && !(status === 429 && isRead))) return
      backingOff.set(resource, {
        until: now() + Math.min(longestBackoff, retryAfter * 1_000),
        kind: kind === 'limited' ? 'busy' : kind,
      })
    },
  }
}
