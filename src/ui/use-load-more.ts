import { type MouseEvent, useEffect, useRef } from 'react'
import { isNetworkError, useAgainOnline } from '#src/site/network.ts'
import { isPlainClick } from '#src/site/routing/is-plain-click.ts'
import { buttonClass } from './button.tsx'

/** Subset of `useInfiniteQuery`; a page may report itself unavailable. */
type EndlessList = {
  data: { pages: readonly { available: boolean }[] }
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: unknown
  fetchNextPage: () => Promise<{ isFetchNextPageError: boolean }>
}

/**
 * Appends in place and focuses the first added element. What failed without a network goes on once it is back.
 * @param added its id
 * @param onAdded called after a page was added
 */
export function useLoadMore(list: EndlessList, added: string | undefined, onAdded?: () => void) {
  const takesFocus = useRef(false)
  const fault = list.isFetchNextPageError ? list.error : undefined
  useEffect(() => {
    if (takesFocus.current && added) document.getElementById(added)?.focus({ preventScroll: true })
    takesFocus.current = false
  }, [added])
  async function add() {
    const { isFetchNextPageError } = await list.fetchNextPage()
    if (!isFetchNextPageError) onAdded?.()
  }
  useAgainOnline(fault, () => {
    // whoever went on elsewhere stays there
    takesFocus.current = document.activeElement === document.body
    void add()
  })
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    takesFocus.current = true
    void add()
  }
  return {
    state: list.isFetchingNextPage ? 'loading' : list.hasNextPage ? 'ready' : 'end',
    failed: fault !== undefined || list.data.pages.at(-1)?.available === false,
    offline: isNetworkError(fault),
    link: { className: buttonClass({ ghost: true }), preload: false, onClick },
  } as const
}
