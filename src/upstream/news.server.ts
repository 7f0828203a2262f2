import { type } from 'arktype'
import { type NewsCategory, NewsDetail, NewsList } from '#api/contract/news-schema.ts'
import { callUpstream } from './call.server.ts'
import { readUpstream } from './read.server.ts'

type ListQuery = {
  lang: 'cn' | 'en'
  cursor?: string
  /** in place of a cursor; the first one is 1 */
  page?: number
  limit: number
  category?: NewsCategory
}

/** One page of the news list, or of one category of it, newest first. */
export function readNewsList(query: ListQuery) {
  return readUpstream<NewsList>({ path: ['news'], query, answers: NewsList })
}

export function readArticle(id: string, query: { lang: 'cn' | 'en' }) {
  return readUpstream<NewsDetail>({ path: ['news', id], query, answers: NewsDetail })
}

/** A draft, with the token of its preview; never kept. */
export function readPreview(token: string, query: { lang: 'cn' | 'en' }) {
  return callUpstream<NewsDetail>({
    path: ['news', 'previews', token],
    query,
    answers: NewsDetail,
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
