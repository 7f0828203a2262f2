import { type RegisteredRouter, type ToOptions, useRouter } from '@tanstack/react-router'
import type { ComponentProps, FocusEvent, MouseEvent, PointerEvent, TouchEvent } from 'react'
import { ahead, type Urgency } from './ahead.ts'
import { isPlainClick } from './is-plain-click.ts'
import { type LinkAddress, linkAddress } from './link-address.ts'

/** What an anchor takes, and where it leads: typed, so that a link to nowhere does not compile. */
export type LinkProps<To extends string | undefined = undefined> = ToOptions<RegisteredRouter, string, To> &
  Omit<ComponentProps<'a'>, 'href'> & {
    hash?: string
    /** takes the place of the page in view in the browser's history */
    replace?: boolean
    /** false: the window stays where it is */
    resetScroll?: boolean
    /** false: what it leads to is not fetched before it is followed */
    preload?: false
    /** an address is never relative, and nothing travels with it but itself */
    from?: never
    state?: never
    mask?: never
  }

/**
 * A way to another page of this site. The router's own link listens to where the visitor is, each of the hundred on a
 * page, to mark the ones that lead there and to build relative addresses; ours lead to the same address everywhere, and
 * whoever shows a link as current says so (`aria-current`). Like the router's it fetches what it leads to when it is
 * pointed at, focused or touched, and has the page made (`ahead.ts`).
 */
export function Link<const To extends string | undefined = undefined>(props: LinkProps<To>) {
  const { to, params, search, hash, replace, resetScroll, preload, ...anchor } = props as LooseProps
  const router = useRouter()
  const address = { to, params, search, hash }
  const href = linkAddress(router, address)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    anchor.onClick?.(event)
    const elsewhere = anchor.target !== undefined && anchor.target !== '_self'
    if (event.defaultPrevented || elsewhere || !isPlainClick(event)) return
    event.preventDefault()
    forget()
    const go = () => router.navigate({ ...address, replace, resetScroll } as never)
    if (replace || resetScroll === false || !ahead.show?.(href, go)) void go()
  }
  // what cannot be fetched now will be when the link is followed, and fail or not then
  const fetchAhead = () => router.preloadRoute(address as never).catch(() => undefined)
  const makeAhead = async (when: Urgency, isWanted = () => true) => {
    const matches = ahead.fetched?.(href) ?? (await fetchAhead())
    if (matches && isWanted()) ahead.make?.(href, matches, when)
  }
  const handlers = preload !== false && {
    onMouseEnter: (event: MouseEvent<HTMLAnchorElement>) => {
      anchor.onMouseEnter?.(event)
      remember(() => makeAhead('idle'))
    },
    onMouseLeave: (event: MouseEvent<HTMLAnchorElement>) => {
      anchor.onMouseLeave?.(event)
      forget()
    },
    onFocus: (event: FocusEvent<HTMLAnchorElement>) => {
      anchor.onFocus?.(event)
      remember(() => makeAhead('idle'))
    },
    onBlur: (event: FocusEvent<HTMLAnchorElement>) => {
      anchor.onBlur?.(event)
      forget()
    },
    onTouchStart: (event: TouchEvent<HTMLAnchorElement>) => {
      anchor.onTouchStart?.(event)
      const touch = {}
      touched = touch
      // the click is a tenth of a second away
      void makeAhead('now', () => touched === touch)
    },
    onPointerCancel: (event: PointerEvent<HTMLAnchorElement>) => {
      anchor.onPointerCancel?.(event)
      // the finger moves the page
      touched = undefined
      ahead.drop?.()
    },
  }
  const mark = preload === false && { 'data-preload': 'none' }
  return <a {...anchor} {...handlers} {...mark} href={href} onClick={follow} />
}

/** The same for the code below, to which all destinations are alike. */
type LooseProps = LinkAddress &
  Omit<ComponentProps<'a'>, 'href'> & { replace?: boolean; resetScroll?: boolean; preload?: false }

/** Ms a link is pointed at before that counts as an intention to follow it. */
const patience = 50

/** The touch that may become a click. */
let touched: object | undefined

let pointing: ReturnType<typeof setTimeout> | undefined

function remember(fetchAhead: () => void): void {
  clearTimeout(pointing)
  pointing = setTimeout(fetchAhead, patience)
}

function forget(): void {
  clearTimeout(pointing)
}
