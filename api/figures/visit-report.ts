import type { Database } from '../db/tables.ts'

export const reportColumns = { page: 'name', referrer: 'detail', day: 'day' } as const
export type ReportBy = keyof typeof reportColumns

/**
 * Sums of visits, most first (days in their order), as a table for a terminal or as CSV.
 * @param since the first day, ISO
 */
export async function visitReport(db: Database, since: string, by: ReportBy, csv: boolean): Promise<string> {
  const column = reportColumns[by]
  const rows = await db
    .selectFrom('figure')
    .select([`${column} as key`, ({ fn }) => fn.sum('count').as('sum')])
    .where('kind', '=', 'visit')
    .where('day', '>=', since)
    .groupBy(column)
    .execute()
  const sums = rows.map(({ key, sum }) => [key, Number(sum)] as const)
  const sorted = sums.sort(([a, n], [b, m]) => (by === 'day' ? 0 : m - n) || (a < b ? -1 : 1))
  if (csv) return lines([[by, 'visits'], ...sorted].map((cells) => cells.join(',')))
  const total = sorted.reduce((sum, [, visits]) => sum + visits, 0)
  const width = String(total).length
  const table = [...sorted, ['all', total] as const]
  return lines(table.map(([name, visits]) => `${String(visits).padStart(width)}  ${name}`))
}

function lines(texts: readonly string[]): string {
  return texts.map((text) => `${text}\n`).join('')
}
