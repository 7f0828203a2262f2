import { refusal } from '../http/problem.ts'

/** Milliseconds a moment may have passed and still be now: a form is filled in over seconds. */
export const LATE_MS = 60_000

/** @param at when something is to become public; null and undefined: now @throws ProblemError 422 `time-passed` */
export function refusePassed(at: number | null | undefined, now: number): void {
  if (at != null && at < now - LATE_MS)
    throw refusal('at', 'time-passed', 'must be in the future; leave it out to publish now')
}
