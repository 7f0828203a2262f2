import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Closes the side menu and the flyouts as soon as the visitor leaves for another page. */
export function useClosePopovers(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
        // the first load is the page itself: what was opened before the script arrived stays open
        if (fromLocation) closePopovers()
      }),
    [router],
  )
}

/** Lets menus open in browsers that do not know popovers. */
export function usePopoverStandIn(): void {
  useEffect(() => {
    if (!('popover' in HTMLElement.prototype))
      import('./popover-stand-in.ts').then(({ standInForPopovers }) => standInForPopovers())
  }, [])
}

/**
 * Takes the focus to the heading of the page a link led to, so that it is read out and Tab goes on from there, as it
 * would after a full page load.
 */
export function useFocusNewPage(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation && pathChanged && !toLocation.hash) focusHeading()
      }),
    [router],
  )
}

function closePopovers(): void {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover?.()
}

function focusHeading(): void {
  const main = document.getElementById('main')
  const heading = main?.querySelector<HTMLElement>('h1') ?? main
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
}
