import { type AnyRouter, type RegisteredRouter, type ToOptions, useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { useLocale } from '#i18n/words.tsx'
import type { AnchorOf } from './page-anchors.ts'
import { isPlainClick } from './routing/is-plain-click.ts'

/** The router takes any parameters for a route that has none. */
type NoParameters<To> = To extends keyof RegisteredRouter['routesByPath']
  ? keyof RegisteredRouter['routesByPath'][To]['types']['fullSearchSchemaInput'] extends never
    ? { search?: undefined }
    : unknown
  : unknown

/** Props of an anchor, and its typed address: a link to an unknown route does not compile. */
export type LinkProps<To extends string | undefined = undefined> = Omit<
  ToOptions<RegisteredRouter, '/$lang', To>,
  'from' | 'hash'
> &
  NoParameters<To> &
  Omit<ComponentProps<'a'>, 'href'> & {
    /** a section of that page */
    hash?: AnchorOf<To> | undefined
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
 * The router's link without its subscription to the location, of which a page would have a hundred: addresses here are
 * absolute, and whoever shows a link as current says so (`aria-current`). Without `params.lang` it leads to the page's
 * language. Preloads on intent, like the router's.
 */
export function Link<const To extends string | undefined = undefined>(props: LinkProps<To>) {
  const { to, params, search, hash, replace, resetScroll, preload, ...anchor } = props as LooseProps
  const router = useRouter()
  const address = { to, params: { lang: useLocale(), ...params }, search, hash }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    anchor.onClick?.(event)
    const elsewhere = anchor.target !== undefined && anchor.target !== '_self'
    if (event.defaultPrevented || elsewhere || !isPlainClick(event)) return
    event.preventDefault()
    void router.navigate({ ...address, replace, resetScroll } as never)
  }
  // what cannot be preloaded is loaded when the link is followed, and fails or not then
  const load = () => void router.preloadRoute(address as never).catch(() => undefined)
  const intent = preload !== false && {
    onMouseEnter: () => {
      clearTimeout(timer)
      timer = setTimeout(load, intentDelay)
    },
    onMouseLeave: () => clearTimeout(timer),
    onFocus: load,
    onTouchStart: load,
  }
  return <a {...anchor} {...intent} href={linkAddress(router, address)} onClick={follow} />
}

/** The same for the code below, to which all destinations are alike. */
type LooseProps = LinkAddress &
  Omit<ComponentProps<'a'>, 'href'> & { replace?: boolean; resetScroll?: boolean; preload?: false }

/** Ms a link is pointed at before that counts as an intention to follow it. */
const intentDelay = 50

/** One timer for all links: there is one pointer, and a link that is removed under it gets no `mouseleave`. */
let timer: ReturnType<typeof setTimeout> | undefined

/** Where a link leads. `to` is a route's path, with the names of its parameters, or a page's. */
export type LinkAddress = {
  to: string
  params?: Readonly<Record<string, string | undefined>> | undefined
  search?: object | undefined
  hash?: string | undefined
}

/**
 * The address as the router makes it. What most links are, a path with a language in it, is put together here: the router
 * looks at every route and every parameter for it, and a page has a hundred links.
 */
export function linkAddress(router: AnyRouter, address: LinkAddress): string {
  const path = address.search === undefined ? plainPath(address) : undefined
  if (path === undefined) return router.buildLocation(address as never).href
  return address.hash ? `${path}#${address.hash}` : path
}

/** The path where nothing in it has to be encoded, or undefined. */
function plainPath({ to, params }: LinkAddress): string | undefined {
  let path = ''
  for (const segment of to.split('/').slice(1)) {
    const [, optional, required] = parameter.exec(segment) ?? []
    const name = optional ?? required
    const text = name === undefined ? segment : params?.[name]
    if (text === undefined && optional !== undefined) continue
    if (text === undefined || !plain.test(text)) return undefined
    path += `/${text}`
  }
  return path
}

/** `$lang` or `{-$id}` */
const parameter = /^\{-\$(\w+)\}$|^\$(\w+)$/

const plain = /^[\w-]+$/
