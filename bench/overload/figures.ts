import type { Offered, Outcome } from './offer.ts'

/** Answers of one sort: how many a second, and how long they took, ms. */
export type Figures = { perSecond: number; p50: number; p99: number; most: number }

/** Answers that are worth something to who asked: not turned away, not failed, in time. */
export function isGood({ inTime, status }: Outcome): boolean {
  return inTime && status > 0 && status < 500
}

export function isRefusal({ status }: Outcome): boolean {
  return status === 503
}

/** Neither good nor turned away: no answer, or a failure. */
export function isFailure({ status }: Outcome): boolean {
  return status === 0 || (status >= 500 && status !== 503)
}

export function figuresOf({ outcomes, seconds }: Offered, pick: (outcome: Outcome) => boolean): Figures {
  const times = outcomes
    .filter(pick)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), most: at(1) }
}
