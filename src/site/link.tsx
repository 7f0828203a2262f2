import { type AnyRouter, type RegisteredRouter, type ToOptions, useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { useLocale } from '#i18n/words.tsx'
import type { LocalePath } from './navigation.ts'
import type { AnchorOf } from './page-anchors.ts'
import { isPlainClick } from './routing/is-plain-click.ts'

/** The router takes any parameters for a route that has none. */
type NoParameters<To> = To extends keyof RegisteredRouter['routesByPath']
  ? keyof RegisteredRouter['routesByPath'][To]['types']['fullSearchSchemaInput'] extends never
    ? { search?: undefined }
    : unknown
  : unknown

/** Anchor props with a typed route: a link to an unknown one does not compile. */
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
    /** false: keeps the scroll position */
    resetScroll?: boolean
    /** false: no preload on intent */
    preload?: false
    /** no relative links */
    from?: never
    state?: never
    mask?: never
  }

/**
 * The router's link without its subscription to the location: a page has a hundred links. `params.lang` defaults to
 * the page's language; callers set `aria-current`.
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
  // a failed preload is retried on click
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

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  path: LocalePath | ''
  /** `aria-current`: the page itself ('page') or an area it belongs to ('true') */
  current?: 'page' | 'true' | false
}

/** A link by path: the router's types know routes, not localised paths. */
export function SiteLink({ path, current, ...rest }: SiteLinkProps) {
  return <Link {...rest} to={path as '/'} aria-current={current || undefined} />
}

/** Untyped props, for the implementation. */
type LooseProps = LinkAddress &
  Omit<ComponentProps<'a'>, 'href'> & { replace?: boolean; resetScroll?: boolean; preload?: false }

/** Ms of hover that count as intent. */
const intentDelay = 50

/** One timer suffices for one pointer; a link removed under it gets no `mouseleave`. */
let timer: ReturnType<typeof setTimeout> | undefined

/** `to` is a route path with parameter names, or a page's path. */
export type LinkAddress = {
  to: string
  params?: Readonly<Record<string, string | undefined>> | undefined
  search?: object | undefined
  hash?: string | undefined
}

/** Fast path: the router's `buildLocation` walks every route and parameter, and a page has a hundred links. */
export function linkAddress(router: AnyRouter, address: LinkAddress): string {
  const path = address.search === undefined ? plainPath(address) : undefined
  if (path === undefined) return router.buildLocation(address as never).href
  return address.hash ? `${path}#${address.hash}` : path
}

/** undefined where something has to be encoded */
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
