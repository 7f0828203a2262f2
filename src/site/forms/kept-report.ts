/**
 * The result of the readiness check that a visitor chose to take into the trial form. It stays in this tab
 * (`sessionStorage`) until the form reads it: no feature knows the other.
 */
const place = 'readiness-report'

/** What the trial form and the upstream accept of it, in characters. */
export const reportLimit = 2000

/** @returns false where the browser keeps nothing (storage blocked or full) */
export function keepReport(text: string): boolean {
  try {
    sessionStorage.setItem(place, text)
    return true
  } catch {
    return false
  }
}

/** The kept report, or an empty text. Browser only. */
export function keptReport(): string {
  try {
    return sessionStorage.getItem(place)?.slice(0, reportLimit) ?? ''
  } catch {
    return ''
  }
}

export function dropReport(): void {
  try {
    sessionStorage.removeItem(place)
  } catch {
    // nothing was kept either
  }
}
