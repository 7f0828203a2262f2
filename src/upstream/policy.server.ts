import { bulkhead, circuitBreaker, ExponentialBackoff, handleAll, SamplingBreaker, wrap } from 'cockatiel'

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
  return { breaker, policy: wrap(bulkhead(20, 40), breaker) }
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
