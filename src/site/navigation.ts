import type { MenuEntry, SitePath } from '#i18n/menu.ts'
import { type Locale, localeOfPath } from './locale.ts'
import { sectionOf } from './routing/sections.ts'

/** SPEC section 3. `url` is a path of this site, `outerUrl` an address elsewhere, `active` the expanded flag. */
export type NavEntry = {
  name: string
  url: LocalePath | ''
  outerUrl: string
  child: readonly NavEntry[]
  active: boolean
  /** a word of explanation beside the name */
  note: string
}

/**
 * The entries of a menu in a language: paths get the language in front, names of configured addresses become the
 * addresses.
 * @param expanded names of the entries that are
 */
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

/** A page of this site with its language in front. */
export type LocalePath = `/${Locale}` | `/${Locale}${Exclude<SitePath, '/'>}`

/** A path below the language, '/' for home, with the language in front. */
export function localePath(locale: Locale, path: SitePath): LocalePath {
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** Whether an entry leads to the page at `pathname`, or one of its children does. */
export function leadsTo(entry: NavEntry, pathname: string): boolean {
  return isAt(entry.url, pathname) || entry.child.some((child) => leadsTo(child, pathname))
}

/** Whether `pathname` is the page at `url` or belongs to it, as an article belongs to the news list. */
export function isAt(url: string, pathname: string): boolean {
  if (!url) return false
  const page = belongsTo(pathname)
  return page === url || (url.split('/').length > 2 && page.startsWith(`${url}/`))
}

// pages that have no entry of their own stand under the one a visitor came by
function belongsTo(pathname: string): string {
  if (sectionOf(pathname) === '') return `/${localeOfPath(pathname)}`
  return pathname
    .replace(/\/+$/, '')
    .replace(/news\/preview|about\/news-detail.*/, 'about/news')
    .replace('about/joinus', 'about/recruitment')
    .replace('download/download', 'download/search')
    .replace('trial/test', 'trial/trial')
}

/**
 * Where a page stands in the site, outermost first and without the page itself: for people and for search engines.
 * Addresses are without the language; a step that has no page of its own has none.
 */
export type Trail<Path extends string | undefined = string | undefined> = readonly {
  key: string
  name: string
  path: Path
}[]
