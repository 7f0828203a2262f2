import type { CompiledQuery } from 'kysely'
import type { Database } from '../../api/db/tables.ts'
import { listDownloads } from '../../api/downloads/download-list.ts'
import { askedQueries, type Engine, explain } from '../database/asked-queries.ts'
import type { SearchCase } from './search-cases.ts'

export interface Plan {
  statement: string
  plan: string
}

/** The slowest statement of a search, and how the database goes about it. */
export async function slowestPlan(db: Database, engine: Engine, { request }: SearchCase): Promise<Plan> {
  const query = await slowestOf(db, await askedQueries(db, (heard) => listDownloads(heard, request)))
  return {
    statement: query.sql.replace(/\s+/g, ' ').trim(),
    plan: await explain(db, engine, query),
  }
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
