import { QueryClient } from '@tanstack/react-query'

/** A client with the site's defaults. A module of its own: it is fetched when a page needs it. */
export function createQueryClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } })
}
