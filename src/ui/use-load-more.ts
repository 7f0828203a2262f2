import { type MouseEvent, useEffect, useRef } from 'react'
import { isPlainClick } from '#src/site/routing/is-plain-click.ts'
import { buttonClass } from './button.tsx'

/** Subset of `useInfiniteQuery`; a page may report itself unavailable. */
type EndlessList = {
  data: { pages: readonly { available: boolean }[] }
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<{ isFetchNextPageError: boolean }>
}

/**
 * Appends in place and focuses the first added element.
 * @param added its id
 * @param onAdded called after a page was added
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
