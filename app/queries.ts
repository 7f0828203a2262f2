import type { QueryClient } from '@tanstack/react-query'

/** A query's answer as it travels to the browser. */
export type DehydratedQuery = { key: Json[]; data: Json; at: number }

type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json }

/**
 * TanStack Query, fetched by the first page that has an endless list (10 kB compressed that the other pages do
 * without). One client per request on the server, one per visit in the browser.
 */
export class Queries {
  /** Set once a page has loaded its list. */
  client: QueryClient | undefined

  async load(): Promise<QueryClient> {
    const { createQueryClient } = await import('./query-client.ts')
    this.client ??= createQueryClient()
    return this.client
  }

  dehydrate(): DehydratedQuery[] | undefined {
    return this.client
      ?.getQueryCache()
      .getAll()
      .filter(({ state }) => state.status === 'success')
      .map(({ queryKey, state }) => ({
        key: queryKey as Json[],
        data: state.data as Json,
        at: state.dataUpdatedAt,
      }))
  }

  async hydrate(queries: readonly DehydratedQuery[] | undefined): Promise<void> {
    if (!queries) return
    const client = await this.load()
    for (const { key, data, at } of queries) client.setQueryData(key, data, { updatedAt: at })
  }
}
