import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { getNewsArticle, getNewsList, getRevision, getRevisions } from './news.functions.ts'
import type { NewsFilter } from './news-filter.ts'

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
