import { type } from 'arktype'
import { type NewsCategory, NewsDetail, NewsList } from '#api/contract/news-schema.ts'
import { callUpstream } from './call.server.ts'
import { type Reading, readUpstream } from './read.server.ts'

type ListQuery = {
  lang: 'cn' | 'en'
  cursor?: string
  /** instead of a cursor; from 1 */
  page?: number
  limit: number
  category?: NewsCategory
}

/** Newest first. */
export async function readNewsList(query: ListQuery) {
  const reading = await readUpstream<NewsList>({ path: ['news'], query, answers: NewsList })
  return mapped(reading, ({ items, ...list }) => ({ ...list, items: items.map(addressed) }))
}

/** @param id or any address it has had */
export async function readArticle(id: string, query: { lang: 'cn' | 'en' }) {
  const reading = await readUpstream<NewsDetail>({ path: ['news', id], query, answers: NewsDetail })
  return mapped(reading, ({ previous, next, related, ...article }) => ({
    ...addressed(article),
    previous: previous && addressed(previous),
    next: next && addressed(next),
    related: related.map(addressed),
  }))
}

/** The site knows an article by its address: `record` is its id where that is another. */
function addressed<T extends { id: string; slug?: string }>(item: T): Omit<T, 'slug'> & { record?: string } {
  const { slug, ...rest } = item
  return slug ? { ...rest, id: slug, record: item.id } : rest
}

function mapped<T, U>(reading: Reading<T>, change: (data: T) => U): Reading<U> {
  return 'data' in reading ? { ...reading, data: change(reading.data) } : reading
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
