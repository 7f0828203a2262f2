import type { Compatibility, CompatibilityBody } from '#contract/release-schema.ts'
import { refusal } from '../http/problem.ts'
import { entries } from '../staff/entries.ts'
import { resourceRoutes } from '../staff/staff-resource.ts'
import {
  type CompatibilityTable,
  compatibilityColumns,
  publicOf,
  readCompatibility,
} from './compatibility-store.ts'
import { versionOrder } from './download-store.ts'
import { compatibilitySubject } from './room.ts'

/** Sites read all of them. */
const MOST = 1_000

/** The platforms and devices that each product works with. */
export const compatibilityEntries = entries<CompatibilityTable, CompatibilityBody, Compatibility>({
  area: 'compatibility',
  subject: compatibilitySubject,
  table: 'compatibility',
  readAll: readCompatibility,
  columnsOf: (body, others) => {
    const columns = compatibilityColumns(body)
    refuseContradiction(columns, others)
    return columns
  },
  answerOf: (row) => ({
    ...publicOf(row),
    id: row.id,
    version: row.version,
    changedAt: new Date(Number(row.changed_at)).toISOString(),
  }),
  detailOf: ({ name_cn: name, product }) => ({ name, product }),
  valuesOf: (row) => {
    const { sample: _, ...values } = publicOf(row)
    return values
  },
})

/** `/staff/v1/compatibility`: what each product works with, and what adds, changes and removes an entry. */
export function staffCompatibilityRoutes() {
  const { list, add, change, remove } = compatibilityEntries
  return resourceRoutes('compatibility', { list, add, change, remove })
}

/** @throws ProblemError 422 with what is wrong, by field */
function refuseContradiction(
  row: ReturnType<typeof compatibilityColumns>,
  others: readonly CompatibilityTable[],
): void {
  if (!row.name_cn) throw refusal('nameCn', 'missing', 'must be written')
  if (!row.name_en) throw refusal('nameEn', 'missing', 'must be written')
  const { version_from: from, version_to: to } = row
  if (from && to && versionOrder(to) < versionOrder(from))
    throw refusal('versionTo', 'not-newer', 'must not be older than the oldest version')
  const isSame = (one: CompatibilityTable) =>
    (['product', 'kind', 'name_cn', 'models', 'version_from'] as const).every((key) => one[key] === row[key])
  if (others.some(isSame)) throw refusal('models', 'entry-exists', 'must be another one: this entry is there')
  if (others.length >= MOST) throw refusal('nameCn', 'too-many', `must be ${MOST} entries at most`)
}
