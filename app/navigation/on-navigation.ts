import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { reportView } from '../visits/report-view.ts'
import { opensPage } from './place-of.ts'

/** Closes the side menu and the flyouts as soon as the visitor leaves for another page. */
export function useClosePopoversOnNavigation(): void {
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
      import('../shell/menu/popover-stand-in.ts').then(({ standInForPopovers }) => standInForPopovers())
  }, [])
}

/**
 * What a full page load would do for a page that a link led to: the focus is taken to its heading, so that it is read
 * out and Tab goes on from there. An item of a list is a page, also where only the search of its address differs. Every
 * page in view is reported.
 */
export function useFocusOnNavigation(): void {
  const router = useRouter()
  useEffect(() => reportView(location.pathname, document.referrer), [])
  // what has the focus goes with its page: taken out while it has it, it would make the browser style the page twice
  useEffect(
    () =>
      router.subscribe('onBeforeRouteMount', ({ fromLocation, toLocation }) => {
        if (fromLocation && !toLocation.hash && opensPage(router, fromLocation, toLocation))
          blurWithin(document.getElementById('main'))
      }),
    [router],
  )
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !opensPage(router, fromLocation, toLocation)) return
        if (pathChanged) reportView(toLocation.pathname, location.origin + fromLocation.href)
        if (!toLocation.hash) focusHeading()
      }),
    [router],
  )
}

function closePopovers(): void {
  const open = 'popover' in HTMLElement.prototype ? ':popover-open' : '[popover]'
  for (const popover of document.querySelectorAll<HTMLElement>(open)) popover.hidePopover?.()
}

function blurWithin(part: HTMLElement | null): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && part?.contains(activeElement)) activeElement.blur()
}

function focusHeading(): void {
  const main = document.getElementById('main')
  const heading = main?.querySelector<HTMLElement>('h1') ?? main
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
}
