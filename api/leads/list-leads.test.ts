import { beforeAll, expect, it } from 'vitest'
import type { LeadFilter } from '#contract/lead-schema.ts'
import { describeEachDatabase, plansOf } from '../../tests/each-database.ts'
import { fillApplications, newestAt } from '../../tests/fill-tables.ts'
import { leadsOfToday, listLeads } from './list-leads.ts'

const lists: [sort: 'received' | 'due', filter: LeadFilter][] = [
  ['received', {}],
  ['due', {}],
  ['received', { status: 'open' }],
  ['received', { status: 'open', owner: 'me' }],
  ['received', { status: 'spam' }],
  ['received', { overdue: '1' }],
]

describeEachDatabase('lists of applications', (database) => {
  beforeAll(() => fillApplications(database.db, 3_000))

  const page = /from "trial_application" .*order by/
  const byIndex = / (using|USING INDEX) trial_application_by_/

  it.each(lists)('come in the order of an index: by %s, %o', async (sort, filter) => {
    const request = { filter, sort, limit: 25, cursor: undefined, me: 'nobody', now: newestAt }
    const [plan] = await plansOf(database.db, page, (db) => listLeads(db, request))
    expect(plan).toMatch(byIndex)
    // SQLite, PostgreSQL
    expect(plan).not.toMatch(/TEMP B-TREE|Sort Key/)
  })

  it('come by an index on Today', async () => {
    const plans = await plansOf(database.db, page, (db) => leadsOfToday(db, 'nobody', newestAt))
    expect(plans).toHaveLength(3)
    for (const plan of plans) expect(plan).toMatch(byIndex)
  })
})
