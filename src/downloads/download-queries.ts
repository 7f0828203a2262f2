import { infiniteQueryOptions, type QueryKey, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import type { DownloadFilters } from './downloads.ts'

/** The packages that pass the filters, by product, as an endless list: each page knows the cursor of the next. */
export function downloadsQuery(filters: DownloadFilters, start = '') {
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value)) as DownloadFilters
  return infiniteQueryOptions({
    queryKey: ['downloads', given, start] as QueryKey,
    queryFn: async ({ pageParam, signal }) => {
      const { getDownloads } = await import('./downloads.functions.ts')
      const data = { ...given, sort: 'product', ...(pageParam ? { cursor: pageParam } : {}) } as const
      return getDownloads({ data, signal })
    },
    initialPageParam: start,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

export function useDownloadList(filters: DownloadFilters, start: string | undefined) {
  return useSuspenseInfiniteQuery(downloadsQuery(filters, start))
}
