import { CompiledQuery, type KyselyPlugin, type QueryId, type RootOperationNode } from 'kysely'
import type { Database } from '../../api/db/tables.ts'
import { listDownloads } from '../../api/downloads/download-list.ts'
import type { Engine } from './fill-database.ts'
import type { SearchCase } from './search-cases.ts'

export interface Plan {
  statement: string
  plan: string
}

/** The slowest statement of a search, and how the database goes about it. */
export async function slowestPlan(db: Database, engine: Engine, { request }: SearchCase): Promise<Plan> {
  const asked: { node: RootOperationNode; queryId: QueryId }[] = []
  const listener: KyselyPlugin = {
    transformQuery: (query) => {
      asked.push(query)
      return query.node
    },
    transformResult: async ({ result }) => result,
  }
  await listDownloads(db.withPlugin(listener), request)
  const queries = asked.map(({ node, queryId }) => db.getExecutor().compileQuery(node, queryId))
  return explain(db, engine, await slowestOf(db, queries))
}

async function slowestOf(db: Database, queries: CompiledQuery[]): Promise<CompiledQuery> {
  let slowest: { query: CompiledQuery; ms: number } | undefined
  for (const query of queries) {
    const ms = await shortestTime(() => db.executeQuery(query))
    if (!slowest || ms > slowest.ms) slowest = { query, ms }
  }
  if (!slowest) throw new Error('the search asked the database nothing')
  return slowest.query
}

/** Of ten: what else the machine does only ever adds. */
async function shortestTime(work: () => Promise<unknown>): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY
  for (let round = 0; round < 10; round++) {
    const start = performance.now()
    await work()
    shortest = Math.min(shortest, performance.now() - start)
  }
  return shortest
}

async function explain(db: Database, engine: Engine, query: CompiledQuery): Promise<Plan> {
  const command = engine === 'SQLite' ? 'explain query plan' : 'explain (analyze, costs off)'
  const { rows } = await db.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(`${command} ${query.sql}`, [...query.parameters]),
  )
  const lines = rows.map((row) => String(row.detail ?? row['QUERY PLAN']))
  return { statement: query.sql.replace(/\s+/g, ' ').trim(), plan: lines.join('\n') }
}
