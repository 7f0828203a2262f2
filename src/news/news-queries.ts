import { infiniteQueryOptions, type QueryKey, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { NewsCategory } from '#contract/news-schema.ts'
import type { Locale } from '#src/site/locale.ts'

/** Infinite query with cursors. */
export function newsListQuery(lang: Locale, first: number, category: NewsCategory | undefined) {
  return infiniteQueryOptions({
    queryKey: ['news', lang, first, category ?? ''] as QueryKey,
    queryFn: async ({ pageParam, signal }) => {
      const { getNewsPage } = await import('./news.functions.ts')
      const place = pageParam ? { cursor: pageParam } : { page: first }
      return getNewsPage({ data: { lang, ...place, ...(category && { category }) }, signal })
    },
    // the document's age is the page cache's concern
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

export type NewsList = ReturnType<typeof useNewsList>

export function useNewsList(lang: Locale, first: number, category: NewsCategory | undefined) {
  return useSuspenseInfiniteQuery(newsListQuery(lang, first, category))
}
