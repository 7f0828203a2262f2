import { type ExpressionBuilder, sql } from 'kysely'
import type { Sales } from '#contract/figure-schema.ts'
import { countedStatuses } from '#contract/keys.ts'
import { productOfTrialId } from '#contract/products.ts'
import type { Database, Tables } from '../db/tables.ts'
import { isCounted } from '../figures/counted.ts'
import { ownersById } from './lead.ts'
import { contactIs, isOverdue } from './lead-filter.ts'

type Where = ExpressionBuilder<Tables, 'trial_application'>

/**
 * What came, how soon somebody called, how far it got and why it was lost, of the applications since a moment; and what is
 * overdue now, whose it is. Each is answered by an index (`trial_application_by_outcome`, `trial_application_by_open`).
 * @param since milliseconds since the epoch
 */
export async function readSales(db: Database, since: number, now: number): Promise<Sales> {
  const counted = db.selectFrom('trial_application').where('received_at', '>=', since).where(isCounted)
  const count = ({ fn }: Where) => fn.countAll<number>().as('count')
  const products = await counted.select(['product', count]).groupBy('product').execute()
  const statuses = await counted.select(['lead_status', count]).groupBy('lead_status').execute()
  const reasons = await counted
    .select(['lost_reason', count])
    .where('lead_status', '=', 'lost')
    .groupBy('lost_reason')
    .execute()
  const { contacted, ...contact } = await counted
    .select(({ fn, eb }) => {
      const those = fn.countAll<number>()
      return [
        those.filterWhere('contacted_at', 'is not', null).as('contacted'),
        those.filterWhere(contactIs('hour')(eb)).as('hour'),
        those.filterWhere(contactIs('day')(eb)).as('day'),
        those.filterWhere(contactIs('later')(eb)).as('later'),
        those.filterWhere(contactIs('none')(eb)).as('none'),
      ]
    })
    .executeTakeFirstOrThrow()
  const median = await counted
    .select(sql<number>`contacted_at - received_at`.as('ms'))
    .where('contacted_at', 'is not', null)
    .orderBy('ms')
    .offset(Math.floor(Number(contacted) / 2))
    .limit(1)
    .executeTakeFirst()
  const numbers = Object.entries(contact).map(([name, value]) => [name, Number(value)])
  return {
    products: byProduct(products),
    statuses: Object.fromEntries(
      countedStatuses.map((status) => [
        status,
        Number(statuses.find((row) => row.lead_status === status)?.count ?? 0),
      ]),
    ) as Sales['statuses'],
    contact: {
      ...(Object.fromEntries(numbers) as Omit<Sales['contact'], 'medianMinutes'>),
      medianMinutes: median ? Math.max(0, Math.round(Number(median.ms) / 60_000)) : null,
    },
    reasons: reasons
      .map((row) => ({ reason: row.lost_reason, count: Number(row.count) }))
      .sort((a, b) => b.count - a.count),
    overdue: await overdueByOwner(db, now),
  }
}

/** Most first; ids of no product, as of one that was given up, are one row. */
function byProduct(rows: readonly { product: number; count: number }[]): Sales['products'] {
  const groups = Map.groupBy(rows, ({ product }) => productOfTrialId(String(product)) ?? null)
  const sum = (group: typeof rows) => group.reduce((total, { count }) => total + Number(count), 0)
  return [...groups]
    .map(([product, group]) => ({ product, applications: sum(group) }))
    .sort((a, b) => b.applications - a.applications)
}

/** Most first; what belongs to those who work none any more is nobody's, as in the list. */
async function overdueByOwner(db: Database, now: number): Promise<Sales['overdue']> {
  const rows = await db
    .selectFrom('trial_application')
    .select(({ fn }) => ['owner_id', fn.countAll<number>().as('count')])
    .where((where) => isOverdue(where, now))
    .groupBy('owner_id')
    .execute()
  const ownerOf = await ownersById(db)
  const counts = new Map<string, Sales['overdue'][number]>()
  for (const { owner_id, count } of rows) {
    const owner = ownerOf(owner_id)
    const key = owner?.state === 'active' ? owner.id : ''
    const known = counts.get(key)?.count ?? 0
    counts.set(key, {
      owner: owner && key ? { id: owner.id, name: owner.name } : null,
      count: known + Number(count),
    })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)
}
