import { useLocation, useMatches, useRouterState } from '@tanstack/react-router'
import { useLocale, useSiteWords } from '#i18n/words.tsx'
import { fallbackLocale, type Locale, localeOfPath } from '#src/site/locale.ts'
import { type NavEntry, navEntries } from '#src/site/navigation.ts'
import type { MarkName } from '#src/ui/product-mark.tsx'
import { useSiteData } from './site-data.ts'

/** @param expanded names of the entries to render with their children */
export function useNavList(expanded: readonly string[] = []): NavEntry[] {
  const { navList } = useSiteWords().header
  return navEntries(navList, useLocale(), useOuterAddresses(), expanded)
}

export function useFooterLinks(): NavEntry[] {
  const { links } = useSiteWords().footer
  return navEntries(links, useLocale(), useOuterAddresses())
}

/** The page's path for its own parts; of an address without a page, the known part. */
export function usePathOfPage(): string {
  return useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' })
}

/** An address to return to, without the flash message; `/` for the home page. */
export function addressOf({ pathname, searchStr }: Pick<Place, 'pathname' | 'searchStr'>): string {
  const query = new URLSearchParams(searchStr)
  query.delete('notice')
  const search = String(query)
  return (pathname === '/' ? `/${fallbackLocale}` : pathname) + (search && `?${search}`)
}

/** The product an entry links to, for its logo; product and solution entries have a `note`. */
export function productOf({ note, url }: NavEntry): MarkName | undefined {
  return note ? (url.split('/').at(-1) as MarkName) : undefined
}

/** The one of the environment before that of the messages. */
export function useForumUrl(): string {
  const { forumUrl } = useSiteWords().company
  return useSiteData()?.settings.forumUrl || forumUrl
}

/** Deployment-specific URLs, by the names used in the messages. */
function useOuterAddresses(): Record<string, string> {
  return { forum: useForumUrl() }
}

export type Place = {
  pathname: string
  /** with its question mark, or empty */
  searchStr: string
  search: object
}

/** The displayed page's path, not that of a pending navigation. */
export function usePathname(): string {
  return useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  })
}

export function usePlace(): Place {
  return useRouterState({ select: ({ resolvedLocation, location }) => resolvedLocation ?? location })
}

export function useCurrent(): (path: string) => 'page' | undefined {
  const pathname = usePathname()
  return (path) => (path === pathname ? 'page' : undefined)
}

/** The language of the path, if known. */
export function useLocaleOfPath(): Locale | undefined {
  return useLocation({ select: ({ pathname }) => localeOfPath(pathname) })
}
