import { bulkhead, circuitBreaker, ExponentialBackoff, handleAll, SamplingBreaker, wrap } from 'cockatiel'
import type { Trouble } from './read-answer.server.ts'
import { upstreamMetrics } from './upstream-metrics.server.ts'

/** Timeout per attempt, ms; a page must answer within 2 s. */
export const attemptTimeout = 1_200

/** Timeout of all attempts of a call, ms. */
export const totalTimeout = 1_500

/**
 * 20 concurrent calls, 40 queued. The breaker opens when half of at least 10 calls within 30 s failed, and is
 * half-open after 1 s, 2 s, ... 30 s.
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

export function createBulkhead() {
  return bulkhead(20, 40)
}

/** Detects a clock set back, by which the breaker would stay open. */
export function createSetBackWatch(): () => boolean {
  let ahead = Date.now() - performance.now()
  return () => {
    const now = Date.now() - performance.now()
    const isSetBack = now < ahead - 5_000
    ahead = now
    return isSetBack
  }
}

/** Retry budget: at most 10 % more calls, plus a burst. */
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

/** Longest Retry-After honoured, ms. */
const longestBackoff = 30_000

/** Honours Retry-After (RFC 9110, 10.2.3) per resource: one under maintenance says nothing about the others. */
export function createBackoff(now: () => number = performance.now.bind(performance)) {
  const backingOff = new Map<string, { until: number; kind: Trouble['kind'] }>()
  return {
    /** the remaining backoff; undefined where there is none */
    left: (resource: string): Trouble | undefined => {
      const { until = 0, kind = 'busy' } = backingOff.get(resource) ?? {}
      return until > now() ? { kind, retryAfter: Math.ceil((until - now()) / 1_000) } : undefined
    },
    /** records a 503, and a 429 to a read (to a form it is about one visitor) */
    heed: (resource: string, { kind, status, retryAfter }: Trouble, isRead: boolean): void => {
      if (!retryAfter || (status !== 503 && !(status === 429 && isRead))) return
      backingOff.set(resource, {
        until: now() + Math.min(longestBackoff, retryAfter * 1_000),
        kind: kind === 'limited' ? 'busy' : kind,
      })
    },
  }
}
