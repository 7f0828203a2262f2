import type { MenuEntry, SitePath } from '#i18n/menu.ts'
import { type Locale, localeOfPath } from './locale.ts'
import { pages, pathOf } from './pages.ts'

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

/** Whether the entry at `url` is that of the page at `pathname`, or of the page it is under. */
export function isAt(url: string, pathname: string): boolean {
  const path = pathOf(pathname)
  if (!path || localeOfPath(url) !== localeOfPath(pathname)) return false
  return pathOf(url) === (pages[path].under ?? path)
}

/** Breadcrumbs without the page itself; paths have no language and are undefined for steps without a page. */
export type Trail<Path extends string | undefined = string | undefined> = readonly {
  key: string
  name: string
  path: Path
}[]
