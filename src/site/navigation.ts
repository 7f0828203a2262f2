import type { MenuEntry, SitePath } from '#i18n/menu.ts'
import { type Locale, localeOfPath } from './locale.ts'
import { sectionOf } from './routing/sections.ts'

/** SPEC section 3. `url` is a path of this site, `outerUrl` an external URL, `active` whether it is expanded. */
export type NavEntry = {
  name: string
  url: LocalePath | ''
  outerUrl: string
  child: readonly NavEntry[]
  active: boolean
  /** short description beside the name */
  note: string
}

/** @param expanded names of expanded entries */
export function navEntries(
  list: readonly MenuEntry[],
  locale: Locale,
  addresses: Readonly<Record<string, string>>,
  expanded: readonly string[] = [],
): NavEntry[] {
  return list.map(({ name, url, outerUrl, note = '', child = [] }) => ({
    name,
    note,
    url: url && localePath(locale, url),
    outerUrl: addresses[outerUrl] ?? outerUrl,
    child: navEntries(child, locale, addresses),
    active: expanded.includes(name),
  }))
}

export type LocalePath = `/${Locale}` | `/${Locale}${Exclude<SitePath, '/'>}`

/** A path below the language, '/' for home, with the language in front. */
export function localePath(locale: Locale, path: SitePath): LocalePath {
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** Whether the entry or one of its children matches `pathname`. */
export function leadsTo(entry: NavEntry, pathname: string): boolean {
  return isAt(entry.url, pathname) || entry.child.some((child) => leadsTo(child, pathname))
}

/** Whether `pathname` is the page at `url` or below it. */
export function isAt(url: string, pathname: string): boolean {
  if (!url) return false
  const page = belongsTo(pathname)
  return page === url || (url.split('/').length > 2 && page.startsWith(`${url}/`))
}

// pages without an entry belong to that of the list they are in
function belongsTo(pathname: string): string {
  if (sectionOf(pathname) === '') return `/${localeOfPath(pathname)}`
  return pathname
    .replace(/\/+$/, '')
    .replace(/news\/preview|about\/news-detail.*/, 'about/news')
    .replace('about/joinus', 'about/recruitment')
    .replace('download/download', 'download/search')
    .replace('trial/test', 'trial/trial')
    .replace(/product\/(?:estimate|security)/, 'product/buying')
}

/** Breadcrumbs without the page itself; paths have no language and are undefined for steps without a page. */
export type Trail<Path extends string | undefined = string | undefined> = readonly {
  key: string
  name: string
  path: Path
}[]
