import { CompiledQuery, type KyselyPlugin, type QueryId, type RootOperationNode } from 'kysely'
import type { Database } from '../../api/db/tables.ts'
import { decodeCursor, type NewsPosition } from '../../api/news/news-cursor.ts'
import { listNews, type NewsListRequest } from '../../api/news/news-store.ts'
import type { Comparison } from './report-pages.ts'

const pageSize = 10
const latePage = 5_000
const rounds = 300
const warmUp = 30

/** Times the first and a late page in turn, so that what else the machine does meets both. */
export async function comparePages(
  db: Database,
  engine: Comparison['engine'],
): Promise<Omit<Comparison, 'engine'>> {
  const first: NewsListRequest = { lang: 'en', limit: pageSize }
  const late: NewsListRequest = { ...first, after: await positionBefore(db, latePage) }
  const taken: [number[], number[]] = [[], []]
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (const [at, request] of [first, late].entries()) {
      const start = performance.now()
      await listNews(db, request)
      if (round >= warmUp) taken[at]?.push(performance.now() - start)
    }
  }
  return {
    rounds,
    pages: [
      { page: 1, ms: taken[0], plan: await planOf(db, engine, first) },
      { page: latePage, ms: taken[1], plan: await planOf(db, engine, late) },
    ],
  }
}

/** Where a page begins, found by paging there in large steps, as a reader of the list would. */
async function positionBefore(db: Database, page: number): Promise<NewsPosition> {
  let after: NewsPosition | undefined
  for (let left = (page - 1) * pageSize; left > 0; left -= 100) {
    const { nextCursor } = await listNews(db, { lang: 'cn', limit: Math.min(100, left), after })
    if (!nextCursor) throw new Error(`there is no page ${page}`)
    after = decodeCursor(nextCursor)
  }
  if (!after) throw new Error('the first page has nothing before it')
  return after
}

async function planOf(db: Database, engine: Comparison['engine'], request: NewsListRequest): Promise<string> {
  const asked: { node: RootOperationNode; queryId: QueryId }[] = []
  const listener: KyselyPlugin = {
    transformQuery: (query) => {
      asked.push(query)
      return query.node
    },
    transformResult: async ({ result }) => result,
  }
  await listNews(db.withPlugin(listener), request)
  // parts of a statement are handed over before the whole
  const query = asked.at(-1)
  if (!query) throw new Error('the list asked the database nothing')
  const { sql, parameters } = db.getExecutor().compileQuery(query.node, query.queryId)
  const command = engine === 'SQLite' ? 'explain query plan' : 'explain (analyze, costs off)'
  const explained = CompiledQuery.raw(`${command} ${sql}`, [...parameters])
  const { rows } = await db.executeQuery<Record<string, unknown>>(explained)
  return rows.map((row) => String(row.detail ?? row['QUERY PLAN'])).join('\n')
}
