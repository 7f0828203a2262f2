import { type AnyRouter, type ParsedLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { opensItem, type Place } from '#src/site/routing/sections.ts'
import { reportView } from '../visits.ts'

/** Closes the side menu and the flyouts as soon as the visitor leaves for another page. */
export function useClosePopoversOnNavigation(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
        // not on the first load: a menu opened before hydration stays open
        if (fromLocation) closePopovers()
      }),
    [router],
  )
}

/** Lets menus open in browsers that do not know popovers. */
export function usePopoverStandIn(): void {
  useEffect(() => {
    if (!('popover' in HTMLElement.prototype))
      import('../shell/popover-stand-in.ts').then(({ standInForPopovers }) => standInForPopovers())
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
  // blurred first: removing the focused element costs a second style recalculation
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

/** A location with the item of a list that is shown there, by its route's `staticData.item`. */
export function placeOf(router: AnyRouter, { pathname, hash, search }: ParsedLocation): Place {
  const [routes, params] = router.getMatchedRoutes(pathname)
  const address = { params, search: search as Record<string, unknown> }
  const items = routes.map(({ options }) => options.staticData?.item?.(address))
  return { pathname, hash, item: items.find((item) => item !== undefined) }
}

/** Whether a navigation leads to another page: another path, or another item at the same one. */
function opensPage(router: AnyRouter, from: ParsedLocation, to: ParsedLocation): boolean {
  return from.pathname !== to.pathname || opensItem(placeOf(router, from), placeOf(router, to))
}

/**
 * Handles the rejection of a view transition that a newer navigation or a resize skips: the router leaves it unhandled,
 * and the browser would log it as an error.
 */
export function expectSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event
    if (reason instanceof DOMException && skips.includes(reason.name) && /transition/i.test(reason.message))
      event.preventDefault()
  })
}

/** Rejections of a skipped transition: a newer navigation, or a resized window (View Transitions, Level 1). */
const skips = ['AbortError', 'InvalidStateError']
