import { createQueryId, PostgresAdapter, type RootOperationNode } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { LeadFilter } from '#contract/lead-schema.ts'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { fillApplications, newestAt } from '../../tests/fill-tables.ts'
import { listLeads } from './list-leads.ts'

const lists: [sort: 'received' | 'due', filter: LeadFilter][] = [
  ['received', {}],
  ['due', {}],
  ['received', { status: 'open' }],
  ['received', { status: 'open', owner: 'me' }],
  ['received', { status: 'spam' }],
  ['received', { overdue: '1' }],
  ['due', { call: '1' }],
]

describeEachDatabase('lists of applications', (database) => {
  beforeAll(() => fillApplications(database.db, 3_000))

  it.each(lists)('come in the order of an index: by %s, %o', async (sort, filter) => {
    const sent: RootOperationNode[] = []
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => {
        sent.push(node)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await listLeads(db, { filter, sort, limit: 25, cursor: undefined, me: 'nobody', now: newestAt })
    const executor = database.db.getExecutor()
    const [page] = sent.map((node) => executor.compileQuery(node, createQueryId()))
    expect(page?.sql).toContain('order by')
    if (!page) return
    const explain = executor.adapter instanceof PostgresAdapter ? 'explain' : 'explain query plan'
    const { rows } = await database.db.executeQuery({ ...page, sql: `${explain} ${page.sql}` })
    const plan = JSON.stringify(rows)
    expect(plan).toMatch(/ (using|USING INDEX) trial_application_by_/)
    // SQLite, PostgreSQL
    expect(plan).not.toMatch(/TEMP B-TREE|Sort Key/)
  })
})
