import { type MouseEvent, useEffect, useRef } from 'react'
import { isPlainClick } from '#src/site/routing/is-plain-click.ts'
import { buttonClass } from './button.tsx'

/** What is used of `useInfiniteQuery`; a page can say itself that it was not available. */
type EndlessList = {
  data: { pages: readonly { available: boolean }[] }
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<{ isFetchNextPageError: boolean }>
}

/**
 * Has a Load More link add the next page in place. Focus goes from the link, which makes way, to what was added.
 * @param added id of the first element of what was added last
 * @param onAdded called after a page was added
 * @returns what `LoadMore` shows, whether the last page failed, and what the link takes
 */
export function useLoadMore(list: EndlessList, added: string | undefined, onAdded?: () => void) {
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current && added) document.getElementById(added)?.focus({ preventScroll: true })
    asked.current = false
  }, [added])
  async function add(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    asked.current = true
    const { isFetchNextPageError } = await list.fetchNextPage()
    if (!isFetchNextPageError) onAdded?.()
  }
  return {
    state: list.isFetchingNextPage ? 'loading' : list.hasNextPage ? 'ready' : 'end',
    failed: list.isFetchNextPageError || list.data.pages.at(-1)?.available === false,
    link: { className: buttonClass({ ghost: true }), preload: false, onClick: add },
  } as const
}
