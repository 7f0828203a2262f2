import type { QueryTools } from './query-tools.ts'

/** A query's answer as it travels to the browser. */
export type DehydratedQuery = { key: Json[]; data: Json; at: number }

type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json }

/**
 * TanStack Query, fetched when it has something to do (10 kB compressed): a document brings its lists with it, so that
 * is when one of them is to grow, or on the way to another. One client per request on the server, one per visit in the
 * browser.
 */
export class Queries {
  /** Set once something has been loaded with it. */
  tools: QueryTools | undefined
  #given: readonly DehydratedQuery[] = []
  #waiting = new Set<() => void>()

  async load(): Promise<QueryTools> {
    const { createQueryTools } = await import('./query-tools.ts')
    if (!this.tools) {
      this.tools = createQueryTools()
      for (const { key, data, at } of this.#given)
        this.tools.client.setQueryData(key, data, { updatedAt: at })
      for (const tell of this.#waiting) tell()
    }
    return this.tools
  }

  /** Calls back once the tools are there; returns what undoes that. */
  readonly onLoad = (tell: () => void): (() => void) => {
    this.#waiting.add(tell)
    return () => this.#waiting.delete(tell)
  }

  dehydrate(): DehydratedQuery[] | undefined {
    return this.tools?.client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.status === 'success')
      .map(({ queryKey, state }) => ({
        key: queryKey as Json[],
        data: state.data as Json,
        at: state.dataUpdatedAt,
      }))
  }

  /** Keeps what the document brought until there is a client to hold it. */
  hydrate(queries: readonly DehydratedQuery[] = []): void {
    this.#given = queries
  }
}
