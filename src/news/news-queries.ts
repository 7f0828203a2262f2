import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Locale } from '#src/site/locale.ts'
import { getNewsPage } from './news.functions.ts'

/** The news list of a language as an endless list: each page knows the cursor of the next. */
export function newsListQuery(lang: Locale) {
  return infiniteQueryOptions({
    queryKey: ['news', lang],
    queryFn: ({ pageParam, signal }) =>
      getNewsPage({ data: { lang, ...(pageParam ? { cursor: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}
