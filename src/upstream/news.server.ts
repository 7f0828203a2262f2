import { type } from 'arktype'
import { type NewsCategory, NewsDetail, NewsList } from '#contract/news-schema.ts'
import type { Language } from '#contract/values-schema.ts'
import { callUpstream } from './call.server.ts'
import { type Reading, readUpstream } from './read.server.ts'

type ListQuery = {
  lang: Language
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
export async function readArticle(id: string, query: { lang: Language }) {
  const reading = await readUpstream<NewsDetail>({ path: ['news', id], query, answers: NewsDetail })
  return mapped(reading, atAddress)
}

function atAddress({ previous, next, related, ...article }: NewsDetail): NewsDetail {
  return {
    ...renamed(article),
    previous: previous && renamed(previous),
    next: next && renamed(next),
    related: related.map(renamed),
  }
}

type Named = { id: string; slug?: string }

/** The site knows an article by its address. */
function renamed<T extends Named>({ slug, ...item }: T): Omit<T, 'slug'> {
  return slug ? { ...item, id: slug } : item
}

/** With its id as `record` where that is another. */
function addressed<T extends Named>(item: T): Omit<T, 'slug'> & { record?: string } {
  return { ...renamed(item), ...(item.slug && { record: item.id }) }
}

function mapped<T, U>(reading: Reading<T>, change: (data: T) => U): Reading<U> {
  return 'data' in reading ? { ...reading, data: change(reading.data) } : reading
}

/** Never cached. */
export async function readPreview(token: string, query: { lang: Language }) {
  const path = ['news', 'previews', token]
  const answer = await callUpstream<NewsDetail>({ path, query, answers: NewsDetail })
  return answer.ok ? { ...answer, data: atAddress(answer.data) } : answer
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
