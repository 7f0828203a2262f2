import type { Database } from '../../api/db/tables.ts'
import { decodeCursor, type NewsPosition } from '../../api/news/news-cursor.ts'
import { listNews, type NewsListRequest } from '../../api/news/news-store.ts'
import { askedQueries, type Engine, explain } from '../database/asked-queries.ts'
import type { Comparison } from './report-pages.ts'

const pageSize = 10
const latePage = 5_000
const rounds = 300
const warmUp = 30

/** Times the first and a late page in turn, so that what else the machine does meets both. */
export async function comparePages(db: Database, engine: Engine): Promise<Omit<Comparison, 'engine'>> {
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

async function planOf(db: Database, engine: Engine, request: NewsListRequest): Promise<string> {
  const query = (await askedQueries(db, (heard) => listNews(heard, request))).at(-1)
  if (!query) throw new Error('the list asked the database nothing')
  return explain(db, engine, query)
}
