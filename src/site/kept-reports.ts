/**
 * What a visitor chose to take into the trial form: the result of the readiness check, an estimate of the size. It stays
 * in this tab (`sessionStorage`) until the form reads it: no feature knows the other.
 */
const kinds = ['estimate', 'readiness'] as const

/** What the trial form and the upstream accept of all reports, in characters. */
export const reportLimit = 2000

/** @returns false where the browser keeps nothing (storage blocked or full) */
export function keepReport(kind: (typeof kinds)[number], text: string): boolean {
  try {
    sessionStorage.setItem(keyOf(kind), text)
    return true
  } catch {
    return false
  }
}

/** The kept reports, or an empty text. Browser only. */
export function keptReports(): string {
  try {
    const texts = kinds.map((kind) => sessionStorage.getItem(keyOf(kind)) ?? '')
    return texts.filter(Boolean).join('\n\n').slice(0, reportLimit)
  } catch {
    return ''
  }
}

export function dropReports(): void {
  try {
    for (const kind of kinds) sessionStorage.removeItem(keyOf(kind))
  } catch {
    // nothing was kept either
  }
}

function keyOf(kind: string): string {
  return `${kind}-report`
}
