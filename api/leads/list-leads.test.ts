import { createQueryId, PostgresAdapter, type RootOperationNode } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { LeadFilter } from '#contract/lead-schema.ts'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { fillApplications, newestAt } from '../../tests/fill-tables.ts'
import type { Database } from '../db/tables.ts'
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

  /** How the pages of applications that something reads come. */
  async function plansOf(read: (db: Database) => Promise<unknown>): Promise<string[]> {
    const sent: RootOperationNode[] = []
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => {
        sent.push(node)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await read(db)
    const executor = database.db.getExecutor()
    const explain = executor.adapter instanceof PostgresAdapter ? 'explain' : 'explain query plan'
    const pages = sent
      .map((node) => executor.compileQuery(node, createQueryId()))
      .filter((query) => /from "trial_application" .*order by/.test(query.sql))
    return Promise.all(
      pages.map(async (page) => {
        const { rows } = await database.db.executeQuery({ ...page, sql: `${explain} ${page.sql}` })
        return JSON.stringify(rows)
      }),
    )
  }

  const byIndex = / (using|USING INDEX) trial_application_by_/

  it.each(lists)('come in the order of an index: by %s, %o', async (sort, filter) => {
    const request = { filter, sort, limit: 25, cursor: undefined, me: 'nobody', now: newestAt }
    const [plan] = await plansOf((db) => listLeads(db, request))
    expect(plan).toMatch(byIndex)
    // SQLite, PostgreSQL
    expect(plan).not.toMatch(/TEMP B-TREE|Sort Key/)
  })

  it('come by an index on Today', async () => {
    const plans = await plansOf((db) => leadsOfToday(db, 'nobody', newestAt))
    expect(plans).toHaveLength(3)
    for (const plan of plans) expect(plan).toMatch(byIndex)
  })
})
