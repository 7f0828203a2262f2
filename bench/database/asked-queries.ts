import { CompiledQuery, type KyselyPlugin, type QueryId, type RootOperationNode } from 'kysely'
import type { Database } from '../../api/db/tables.ts'

export type Engine = 'SQLite' | 'PostgreSQL'

/** The statements that some work hands to the database, in their order; parts of a statement come before the whole. */
export async function askedQueries(
  db: Database,
  work: (db: Database) => Promise<unknown>,
): Promise<CompiledQuery[]> {
  const asked: { node: RootOperationNode; queryId: QueryId }[] = []
  const listener: KyselyPlugin = {
    transformQuery: (query) => {
      asked.push(query)
      return query.node
    },
    transformResult: async ({ result }) => result,
  }
  await work(db.withPlugin(listener))
  return asked.map(({ node, queryId }) => db.getExecutor().compileQuery(node, queryId))
}

/** How the database goes about a statement, in its own words. */
export async function explain(db: Database, engine: Engine, query: CompiledQuery): Promise<string> {
  const command = engine === 'SQLite' ? 'explain query plan' : 'explain (analyze, costs off)'
  const { rows } = await db.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(`${command} ${query.sql}`, [...query.parameters]),
  )
  return rows.map((row) => String(row.detail ?? row['QUERY PLAN'])).join('\n')
}
