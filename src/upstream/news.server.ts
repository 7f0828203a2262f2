import { type } from 'arktype'
import { callUpstream } from './call.server.ts'
import { pageOf } from './content.server.ts'
import { readUpstream } from './read.server.ts'

const lang = type("'cn' | 'en'")

const newsItem = type({
  id: 'string.uuid',
  lang,
  title: 'string',
  summary: 'string',
  publishDate: /^\d{4}-\d{2}-\d{2}$/,
  hits: 'number.integer >= 0',
})

const newsList = type({ items: newsItem.array(), nextCursor: 'string | null' })

const neighbour = type({ id: 'string.uuid', title: 'string', lang })

const article = newsItem.and({
  bodyHtml: 'string',
  translations: lang.array(),
  previous: neighbour.or('null'),
  next: neighbour.or('null'),
})

export type UpstreamNewsItem = typeof newsItem.infer
export type UpstreamArticle = typeof article.infer

/** One page of the news list, newest first. */
export function readNewsList(query: { lang: 'cn' | 'en'; cursor?: string; limit: number }) {
  return readUpstream<typeof newsList.infer>({ path: ['news'], query, answers: newsList }, ({ news }) => {
    const page = pageOf(news[query.lang], query.cursor, query.limit)
    return page && { ...page, items: page.items.map(inList) }
  })
}

export function readArticle(id: string, query: { lang: 'cn' | 'en' }) {
  return readUpstream<UpstreamArticle>({ path: ['news', id], query, answers: article }, ({ news }) =>
    news[query.lang].find((one) => one.id === id),
  )
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

function inList({ id, lang, title, summary, publishDate, hits }: UpstreamArticle): UpstreamNewsItem {
  return { id, lang, title, summary, publishDate, hits }
}
