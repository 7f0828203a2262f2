import type { InfiniteData, InfiniteQueryObserverOptions, QueryKey } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useState, useSyncExternalStore } from 'react'
import type { EndlessList } from '#src/site/endless-list.ts'

/** Pages that know the cursor of the next; its cursor is '' for the first. */
export type EndlessQuery<Page> = InfiniteQueryObserverOptions<Page, Error, Loaded<Page>, QueryKey, string>

type Loaded<Page> = InfiniteData<Page, unknown>

/**
 * An endless list of TanStack Query. Until Query is there the list is what the route's loader has brought; it comes
 * when the list is to grow or something else has called for it, and what is shown stays where it is.
 * @param loaded the pages as the loader of the same query returned them
 */
export function useEndlessList<Page>(query: EndlessQuery<Page>, loaded: Loaded<Page>): EndlessList<Page> {
  const { queries } = useRouter().options.context
  const [work, setWork] = useState<'none' | 'growing' | 'failed'>('none')
  const tools = useSyncExternalStore(queries.onLoad, () => queries.tools, nothing)
  const key = JSON.stringify(query.queryKey)
  const started = { ...query, initialData: loaded as InfiniteData<Page, string> }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which query it is
  const observer = useMemo(() => tools?.observe<Page>(started), [tools, key])
  const result = useSyncExternalStore(
    observer?.subscribe ?? never,
    () => observer?.getCurrentResult(),
    nothing,
  )
  const data = result?.data ?? loaded

  async function fetchNextPage() {
    setWork('growing')
    try {
      const { observe } = await queries.load()
      const { isFetchNextPageError } = await (observer ?? observe<Page>(started)).fetchNextPage()
      setWork('none')
      return !isFetchNextPageError
    } catch {
      // Query itself could not be fetched
      setWork('failed')
      return false
    }
  }

  return {
    pages: data.pages,
    hasNextPage: hasNext(query, data),
    isFetchingNextPage: work === 'growing' || (result?.isFetchingNextPage ?? false),
    isFetchNextPageError: work === 'failed' || (result?.isFetchNextPageError ?? false),
    fetchNextPage,
  }
}

function hasNext<Page>({ getNextPageParam }: EndlessQuery<Page>, list: Loaded<Page>): boolean {
  const [last, params] = [list.pages.at(-1), list.pageParams as string[]]
  return last !== undefined && getNextPageParam(last, list.pages, params.at(-1) ?? '', params) !== undefined
}

/** A server renders what was loaded. */
function nothing(): undefined {
  return undefined
}

function never(): () => void {
  return nothing
}
