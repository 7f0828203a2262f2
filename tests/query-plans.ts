import { createQueryId, PostgresAdapter, type RootOperationNode } from 'kysely'
import type { Database } from '../api/db/tables.ts'

/** How the database would answer those statements of a piece of work whose text matches. */
export async function plansOf(
  db: Database,
  statement: RegExp,
  work: (db: Database) => Promise<unknown>,
): Promise<string[]> {
  const sent: RootOperationNode[] = []
  await work(
    db.withPlugin({
      transformQuery: ({ node }) => {
        sent.push(node)
        return node
      },
      transformResult: async ({ result }) => result,
    }),
  )
  const executor = db.getExecutor()
  const explain = executor.adapter instanceof PostgresAdapter ? 'explain' : 'explain query plan'
  const queries = sent.map((node) => executor.compileQuery(node, createQueryId()))
  return Promise.all(
    queries
      .filter(({ sql }) => statement.test(sql))
      .map(async (query) => {
        const { rows } = await db.executeQuery({ ...query, sql: `${explain} ${query.sql}` })
        return JSON.stringify(rows)
      }),
  )
}
