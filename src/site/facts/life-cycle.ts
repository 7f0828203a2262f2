/** Last days (ISO dates) of fixes and of security fixes; null where that is not decided. */
export type LifeCycle = { fixesUntil: string | null; securityUntil: string | null }

/**
 * SAMPLE DATA: what a version gets. Fixes for `years`, or until `months` after the next version where that comes first; then
 * security fixes for `securityYears` more. Releases have dates that follow from it.
 */
export const supportRule = { years: 3, months: 6, securityYears: 1 } as const

/** @param today ISO date */
export function stateOf({ fixesUntil, securityUntil }: LifeCycle, today: string) {
  if (fixesUntil === null || today <= fixesUntil) return 'supported'
  return securityUntil !== null && today <= securityUntil ? 'security' : 'ended'
}
