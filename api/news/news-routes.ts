import { Hono } from 'hono'
import { describeRoute } from 'hono-openapi'
import { sql, type Transaction } from 'kysely'
import {
  NewsDetail,
  NewsHits,
  NewsHitsCounted,
  NewsItemQuery,
  NewsList,
  NewsListQuery,
} from '#contract/news-schema.ts'
import type { Tables } from '../db/tables.ts'
import type { Services } from '../guard/services.ts'
import { decodeCursor } from '../http/list-cursor.ts'
import { notFound } from '../http/problem.ts'
import { describeGet, jsonContent, requireJson, validate } from '../http/validate.ts'
import { idempotencyKey, once } from '../idempotency.ts'
import { readPreview } from './editing/preview.ts'
import { articleIdOf } from './news-addresses.ts'
import { readNews } from './news-detail.ts'
import { listNews } from './news-store.ts'

/** Default page size. */
const PAGE_SIZE = 10

/** @param services.secrets sign previews */
export function newsRoutes({ db, now, secrets }: Pick<Services, 'db' | 'now' | 'secrets'>): Hono {
  const app = new Hono()

  app.get('/', listDescription, validate('query', NewsListQuery), async (c) => {
    const { lang, limit = PAGE_SIZE, cursor, page = 1, q, category } = c.req.valid('query')
    const after = cursor === undefined ? undefined : decodeCursor(cursor)
    const skipped = after ? 0 : (page - 1) * limit
    const search = q?.trim()
    return c.json(await listNews(db, { lang, now: now(), category, limit, after, skipped, search }))
  })

  app.post('/hits', hitsDescription, requireJson, validate('json', NewsHits), async (c) => {
    const body = c.req.valid('json')
    const request = { scope: 'news-hits', key: idempotencyKey(c), body, now: now() }
    return c.json(
      await once(db, request, async (transaction) => ({ response: await addHits(transaction, body.hits) })),
    )
  })

  app.get('/previews/:token', previewDescription, validate('query', NewsItemQuery), async (c) => {
    const { lang } = c.req.valid('query')
    const article = await readPreview(db, secrets, c.req.param('token'), lang, now())
    if (!article) throw notFound()
    return c.json(article, 200, { 'cache-control': 'no-store' })
  })

  app.get('/:id', itemDescription, validate('query', NewsItemQuery), async (c) => {
    const id = await articleIdOf(db, c.req.param('id'))
    const article = id ? await readNews(db, id, c.req.valid('query').lang, now()) : undefined
    if (!article) throw notFound()
    return c.json(article)
  })
  return app
}

const listDescription = describeGet('news', 'Articles, newest first, a page at a time', NewsList)
const itemDescription = describeGet(
  'news',
  'One article with its body and its neighbours in time',
  NewsDetail,
)
const previewDescription = describeGet('news', 'A draft, to whoever holds a signed address of it', NewsDetail)

const hitsDescription = describeRoute({
  tags: ['news'],
  summary: 'Adds views to articles; a repetition with the same key is not counted again',
  parameters: [
    {
      in: 'header',
      name: 'Idempotency-Key',
      required: true,
      schema: { type: 'string', minLength: 8, maxLength: 128 },
    },
  ],
  responses: { 200: jsonContent('How many articles were counted', NewsHitsCounted) },
})

/** Adds views in one statement. Unknown ids are skipped: an article may have been removed. */
async function addHits(
  transaction: Transaction<Tables>,
  hits: Record<string, number>,
): Promise<NewsHitsCounted> {
  // one article may be seen at two of its addresses
  const seen = new Map<string, number>()
  for (const [key, count] of Object.entries(hits)) {
    const id = await articleIdOf(transaction, key)
    if (id) seen.set(id, (seen.get(id) ?? 0) + count)
  }
  const rows = [...seen].map(([id, count]) => sql`(${id}, cast(${count} as bigint))`)
  if (rows.length === 0) return { counted: 0 }
  const { numAffectedRows } = await sql`
    with seen (id, count) as (values ${sql.join(rows)})
    update news set hits = news.hits + seen.count from seen where seen.id = news.id
  `.execute(transaction)
  return { counted: Number(numAffectedRows ?? 0) }
}
