/** Passes reports of other features to the trial form, in `sessionStorage`. */
const kinds = ['estimate', 'readiness'] as const

/** Limit of the form and the upstream for all reports, in characters. */
export const reportLimit = 2000

/** @returns false where storage is blocked or full */
export function keepReport(kind: (typeof kinds)[number], text: string): boolean {
  try {
    sessionStorage.setItem(keyOf(kind), text)
    return true
  } catch {
    return false
  }
}

/** Browser only; an empty text where there are none. */
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
    // storage blocked: nothing was kept either
  }
}

function keyOf(kind: string): string {
  return `${kind}-report`
}
