import { type } from 'arktype'
import { type NewsCategory, NewsDetail, NewsList } from '#api/contract/news-schema.ts'
import { callUpstream } from './call.server.ts'
import { readUpstream } from './read.server.ts'

type ListQuery = {
  lang: 'cn' | 'en'
  cursor?: string
  /** instead of a cursor; from 1 */
  page?: number
  limit: number
  category?: NewsCategory
}

/** Newest first. */
export function readNewsList(query: ListQuery) {
  return readUpstream<NewsList>({ path: ['news'], query, answers: NewsList })
}

export function readArticle(id: string, query: { lang: 'cn' | 'en' }) {
  return readUpstream<NewsDetail>({ path: ['news', id], query, answers: NewsDetail })
}

/** Never cached. */
export function readPreview(token: string, query: { lang: 'cn' | 'en' }) {
  return callUpstream<NewsDetail>({
    path: ['news', 'previews', token],
    query,
    answers: NewsDetail,
  })
}

/** Adds views; the idempotency key makes a retry harmless. */
export function sendHits(hits: Record<string, number>, idempotencyKey: string) {
  return callUpstream<unknown>({
    method: 'POST',
    path: ['news', 'hits'],
    body: { hits },
    idempotencyKey,
    answers: type('unknown'),
  })
}
