import { useLocation, useMatches, useRouterState } from '@tanstack/react-router'
import { useLocale, useSiteWords } from '#i18n/words.tsx'
import { company } from '#src/site/facts/company.ts'
import { fallbackLocale, type Locale, localeOfPath } from '#src/site/locale.ts'
import { type NavEntry, navEntries } from '#src/site/navigation.ts'
import type { MarkName } from '#src/ui/product-mark.tsx'
import { useSiteData } from './site-data.ts'

/**
 * The entries of the header's menu in the page's language.
 * @param expanded names of the entries that are
 */
export function useNavList(expanded: readonly string[] = []): NavEntry[] {
  const { navList } = useSiteWords().header
  return navEntries(navList, useLocale(), useOuterAddresses(), expanded)
}

/** The footer's further links, below those about the company. */
export function useFooterLinks(): NavEntry[] {
  const { links } = useSiteWords().footer
  return navEntries(links, useLocale(), useOuterAddresses())
}

/** The path of the page, for what is a part of it. Of an address where there is no page it has the part that is known. */
export function usePathOfPage(): string {
  return useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' })
}

/** A place as an address to come back to: without the message of a redirect, and `/` by its own name. */
export function addressOf({ pathname, searchStr }: Pick<Place, 'pathname' | 'searchStr'>): string {
  const query = new URLSearchParams(searchStr)
  query.delete('notice')
  const search = String(query)
  return (pathname === '/' ? `/${fallbackLocale}` : pathname) + (search && `?${search}`)
}

/** The product whose page an entry leads to, for its mark: entries of products and solutions have a note. */
export function productOf({ note, url }: NavEntry): MarkName | undefined {
  return note ? (url.split('/').at(-1) as MarkName) : undefined
}

/** Addresses that differ between deployments, under the names the words use for them. */
function useOuterAddresses(): Record<string, string> {
  return { forum: useSiteData()?.settings.forumUrl ?? company.forumUrl }
}

export type Place = {
  pathname: string
  /** with its question mark, or empty */
  searchStr: string
  search: object
}

/** The path of the page in view, for the menus around it: not of one that is still loading. */
export function usePathname(): string {
  return useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  })
}

/** The same with the search, for what changes with it. */
export function usePlace(): Place {
  return useRouterState({ select: ({ resolvedLocation, location }) => resolvedLocation ?? location })
}

/** `aria-current` of a link to a path. */
export function useCurrent(): (path: string) => 'page' | undefined {
  const pathname = usePathname()
  return (path) => (path === pathname ? 'page' : undefined)
}

/** The language of the address, where it is known. */
export function useLocaleOfPath(): Locale | undefined {
  return useLocation({ select: ({ pathname }) => localeOfPath(pathname) })
}
