/**
 * The readiness result a visitor chose to take into the trial form. It stays in this tab (`sessionStorage`) until the
 * form reads it: the check writes, the trial form reads, neither feature knows the other.
 */
const readinessReportKey = 'readiness-report'

/** What the trial form and the upstream accept, in characters. */
export const readinessReportLimit = 2000

/** @returns false where the browser keeps nothing (storage blocked or full) */
export function keepReadinessReport(text: string): boolean {
  try {
    sessionStorage.setItem(readinessReportKey, text.slice(0, readinessReportLimit))
    return true
  } catch {
    return false
  }
}

/** The kept result, or undefined. Browser only. */
export function keptReadinessReport(): string | undefined {
  try {
    return sessionStorage.getItem(readinessReportKey)?.slice(0, readinessReportLimit) || undefined
  } catch {
    return undefined
  }
}

export function dropReadinessReport(): void {
  try {
    sessionStorage.removeItem(readinessReportKey)
  } catch {
    // nothing was kept either
  }
}
