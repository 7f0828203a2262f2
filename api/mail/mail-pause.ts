const FIRST_MS = 1000
/** No pause is longer. */
export const LONGEST_MS = 15 * 60 * 1000

/**
 * How long to wait after a failed attempt: from one second to fifteen minutes, doubling, of which a random half
 * to whole is waited, so that many messages do not come back at the same moment.
 * @param attempts how many there have been, from 1
 * @param isPermanent a server that says no for good is asked again only seldom: its owner may put it right
 * @returns milliseconds
 */
export function pauseAfter(attempts: number, isPermanent: boolean): number {
  const whole = isPermanent ? LONGEST_MS : Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 20))
  return Math.round(whole * (0.5 + Math.random() / 2))
}
