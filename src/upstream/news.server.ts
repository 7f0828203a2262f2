import { type Type, type } from 'arktype'
import { callUpstream } from './call.server.ts'
import { pageOf } from './content.server.ts'
import { readUpstream } from './read.server.ts'

const lang = type("'cn' | 'en'")

const category = type("'release' | 'advisory' | 'event' | 'story'")
const date = /^\d{4}-\d{2}-\d{2}$/
const cover = type({ id: 'string.uuid', widths: 'number.integer[]', ratio: 'number > 0', alt: 'string' })

// what an upstream may not know yet has a default
const newsItem = type({
  id: 'string.uuid',
  lang,
  title: 'string',
  summary: 'string',
  publishDate: date,
  hits: 'number.integer >= 0',
  updatedDate: type(date).or('null').default(null),
  category: category.default('story'),
  cover: cover.or('null').default(null),
})

const newsList = type({ items: newsItem.array(), nextCursor: 'string | null' })

const neighbour = type({ id: 'string.uuid', title: 'string', lang })

const article = newsItem.and({
  bodyHtml: 'string',
  translations: lang.array(),
  previous: neighbour.or('null'),
  next: neighbour.or('null'),
  related: neighbour
    .and({ publishDate: date })
    .array()
    .default(() => []),
})

export type UpstreamNewsItem = typeof newsItem.infer
export type UpstreamArticle = typeof article.infer

type ListQuery = { lang: 'cn' | 'en'; cursor?: string; limit: number; category?: typeof category.infer }

/** One page of the news list, or of one category of it, newest first. */
export function readNewsList(query: ListQuery) {
  return readUpstream<typeof newsList.infer>(
    { path: ['news'], query, answers: outputOf(newsList) },
    ({ news }) => {
      const all = news[query.lang]
      const listed = query.category ? all.filter((one) => one.category === query.category) : all
      const page = pageOf(listed, query.cursor, query.limit)
      return page && { ...page, items: page.items.map(inList) }
    },
  )
}

export function readArticle(id: string, query: { lang: 'cn' | 'en' }) {
  return readUpstream<UpstreamArticle>(
    { path: ['news', id], query, answers: outputOf(article) },
    ({ news }) => news[query.lang].find((one) => one.id === id),
  )
}

/** A draft, with the token of its preview; never kept. */
export function readPreview(token: string, query: { lang: 'cn' | 'en' }) {
  return callUpstream<UpstreamArticle>({
    path: ['news', 'previews', token],
    query,
    answers: outputOf(article),
  })
}

/** Adds views to articles. The key makes sending the same batch again harmless. */
export function sendHits(hits: Record<string, number>, idempotencyKey: string) {
  return callUpstream<unknown>({
    method: 'POST',
    path: ['news', 'hits'],
    body: { hits },
    idempotencyKey,
    answers: type('unknown'),
  })
}

/** A schema with defaults is typed by what goes in, a call by what comes out. */
function outputOf<Schema extends { infer: unknown }>(schema: Schema): Type<Schema['infer']> {
  return schema as unknown as Type<Schema['infer']>
}

function inList(article: UpstreamArticle): UpstreamNewsItem {
  const {
    bodyHtml: _body,
    translations: _,
    previous: _before,
    next: _after,
    related: _more,
    ...item
  } = article
  return item
}
