import { type AnyRouter, type ParsedLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { opensItem, type Place } from '#src/site/routing/sections.ts'
import { reportView } from '../visits.ts'

export function useClosePopoversOnNavigation(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
        // not on the first load: keeps a menu that was opened before hydration
        if (fromLocation) closePopovers()
      }),
    [router],
  )
}

export function usePopoverStandIn(): void {
  useEffect(() => {
    if (!('popover' in HTMLElement.prototype))
      import('../shell/popover-stand-in.ts').then(({ standInForPopovers }) => standInForPopovers())
  }, [])
}

/** Moves focus to the new page's heading, as a page load would, and reports the view. An opened list item is a page. */
export function useFocusOnNavigation(): void {
  const router = useRouter()
  useEffect(() => reportView(location.pathname, document.referrer), [])
  // blur before the element is removed: saves a style recalculation
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
        shown?.disconnect()
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

/** Waits for a page whose script is on its way. */
let shown: MutationObserver | undefined

export function focusHeading(): void {
  const main = document.getElementById('main')
  const heading = main?.querySelector<HTMLElement>('h1') ?? main
  shown?.disconnect()
  // the page before, which React hides while this one suspends; `onRendered` does not wait for that
  if (heading?.closest('[style*="display: none"]')) {
    shown = new MutationObserver(focusHeading)
    shown.observe(document.body, { subtree: true, childList: true, attributeFilter: ['style'] })
    return
  }
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading?.focus({ preventScroll: true })
}

/** A location with the list item it shows, from its route's `staticData.item`. */
export function placeOf(router: AnyRouter, { pathname, hash, search }: ParsedLocation): Place {
  const [routes, params] = router.getMatchedRoutes(pathname)
  const address = { params, search: search as Record<string, unknown> }
  const items = routes.map(({ options }) => options.staticData?.item?.(address))
  return { pathname, hash, item: items.find((item) => typeof item === 'string') }
}

function opensPage(router: AnyRouter, from: ParsedLocation, to: ParsedLocation): boolean {
  return from.pathname !== to.pathname || opensItem(placeOf(router, from), placeOf(router, to))
}

/** Handles the rejection of a view transition skipped by a newer navigation or a resize: the router leaves it unhandled. */
export function expectSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (reason instanceof DOMException && skips.includes(reason.name) && /transition/i.test(reason.message))
      event.preventDefault()
  })
}

/** DOMException names of a skipped transition (View Transitions, Level 1) */
const skips = ['AbortError', 'InvalidStateError']
