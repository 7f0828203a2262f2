import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import type { EndlessQuery } from './use-endless-list.ts'

export type QueryTools = ReturnType<typeof createQueryTools>

/** A client with the site's defaults, and what follows a query of it. A module of its own: it is fetched when needed. */
export function createQueryTools() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } })
  const observe = <Page>(query: EndlessQuery<Page>) => new InfiniteQueryObserver(client, query)
  return { client, observe }
}
