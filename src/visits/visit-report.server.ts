import type { VisitRow } from './visit-store.server.ts'

export type ReportBy = 'page' | 'referrer' | 'day'

/**
 * Sums of visits, most first (days in their order), as a table for a terminal or as CSV.
 * @param rows of one or more files: those of several instances add up
 */
export function visitReport(rows: readonly VisitRow[], by: ReportBy, csv: boolean): string {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(row[by], (sums.get(row[by]) ?? 0) + row.visits)
  const sorted = [...sums].sort(([a, n], [b, m]) => (by === 'day' ? 0 : m - n) || (a < b ? -1 : 1))
  if (csv) return lines([[by, 'visits'], ...sorted].map((cells) => cells.join(',')))
  const total = sorted.reduce((sum, [, visits]) => sum + visits, 0)
  const width = String(total).length
  const table = [...sorted, ['all', total] as const]
  return lines(table.map(([name, visits]) => `${String(visits).padStart(width)}  ${name}`))
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join('')
}
