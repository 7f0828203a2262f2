import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { getNewsArticle, getNewsList, getRevision, getRevisions, type NewsState } from './news.functions.ts'

/** What the list shows, as its address has it. */
export type NewsFilter = {
  state?: NewsState
  category?: 'release' | 'advisory' | 'event' | 'story'
  missing?: 'en'
  q?: string
}

const states = ['draft', 'scheduled', 'public', 'withdrawn'] as const
export const newsCategories = ['story', 'release', 'advisory', 'event'] as const

export function readNewsFilter({ state, category, missing, q }: Record<string, unknown>): NewsFilter {
  const one = <T extends string>(all: readonly T[], value: unknown) => all.find((known) => known === value)
  const filter = {
    state: one(states, state),
    category: one(newsCategories, category),
    missing: one(['en'] as const, missing),
    q: typeof q === 'string' && q !== '' ? q.slice(0, 64) : undefined,
  }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}

export function staffNewsQuery(filter: NewsFilter) {
  return infiniteQueryOptions({
    queryKey: ['staff', 'news', 'list', filter],
    queryFn: ({ pageParam }) => getNewsList({ data: { ...filter, ...(pageParam && { cursor: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    staleTime: 0,
  })
}

export function staffArticleQuery(id: string) {
  return queryOptions({
    queryKey: ['staff', 'news', id],
    queryFn: () => getNewsArticle({ data: { id } }),
    staleTime: 0,
  })
}

export function revisionsQuery(id: string) {
  return queryOptions({
    queryKey: ['staff', 'news', id, 'revisions'],
    queryFn: () => getRevisions({ data: { id } }),
    staleTime: 0,
  })
}

export function revisionQuery(id: string, revision: string) {
  return queryOptions({
    queryKey: ['staff', 'news', id, 'revisions', revision],
    queryFn: () => getRevision({ data: { id, revision } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
