import { infiniteQueryOptions, type QueryKey, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { Locale } from '#src/site/locale.ts'

/** The news list of a language from a page on, as an endless list: each page knows the cursor of the next. */
export function newsListQuery(lang: Locale, first: number) {
  return infiniteQueryOptions({
    queryKey: ['news', lang, first] as QueryKey,
    queryFn: async ({ pageParam, signal }) => {
      const { getNewsPage } = await import('./news.functions.ts')
      return getNewsPage({ data: { lang, ...(pageParam ? { cursor: pageParam } : { page: first }) }, signal })
    },
    // as old as the page it came with: how old that may be is the page cache's to say
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

export type NewsList = ReturnType<typeof useNewsList>

export function useNewsList(lang: Locale, first: number) {
  return useSuspenseInfiniteQuery(newsListQuery(lang, first))
}
