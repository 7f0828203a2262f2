import type { Locales } from '#i18n/i18n-types.ts'
import { siteWordsOf } from '#i18n/words.tsx'
import { fallbackLocale, isLocale, languageTag, locales, pathBelowLocale } from './locale.ts'
import { pageOf } from './pages.ts'

/** Metadata for browsers, search engines and link previews. */
export type PageDescription = {
  title: string
  description: string
  /** canonical path without language, '' for home */
  path: string
  /** languages the page exists in; default all */
  available?: readonly Locales[]
}

export type HeadContext = {
  params: object
  match: { pathname: string; status: string }
  matches: readonly { loaderData?: unknown }[]
}

/** What the page's row says (src/site/pages.ts), and what its content says instead; nothing where there is no page. */
export function pageHead(context: HeadContext, content?: Partial<PageDescription> | false) {
  const page = pageOf(context.match.pathname)
  if (!page) return { meta: [], links: [] }
  // a section of the home page is the home page
  const path = page.under === '/' ? '' : pathBelowLocale(context.match.pathname)
  return describePage(context, { ...page.words(localeOf(context.params)).seo, path, ...content })
}

/** Title, description, canonical and hreflang links. */
function describePage(context: HeadContext, page: PageDescription) {
  const locale = localeOf(context.params)
  const address = (to: Locales) => `${originOf(context)}/${to}${page.path}`
  const available = page.available ?? locales
  const alternates = available.length > 1 ? [...available] : []
  return {
    meta: [
      { title: titleOf(page.title, locale) },
      { name: 'description', content: clipped(page.description, longest[locale].description) },
    ],
    links: [
      { rel: 'canonical', href: address(available.includes(locale) ? locale : fallbackLocale) },
      ...alternates.map((to) => ({ rel: 'alternate', hrefLang: languageTag(to), href: address(to) })),
      ...alternates
        .slice(0, 1)
        .map(() => ({ rel: 'alternate', hrefLang: 'x-default', href: address(fallbackLocale) })),
    ],
  }
}

/** Longest title and description search results show, in characters. */
export const longest = { cn: { title: 32, description: 90 }, en: { title: 60, description: 160 } } as const

/** Appends the site's name, unless that gets too long. */
function titleOf(title: string, locale: Locales): string {
  const full = `${title} · ${siteWordsOf(locale).site.name}`
  return [...full].length > longest[locale].title ? title : full
}

/** Truncates at a sentence or word end. */
function clipped(text: string, most: number): string {
  const characters = [...text]
  if (characters.length <= most) return text
  const start = characters.slice(0, most - 1).join('')
  const end = Math.max(...[...start.matchAll(breaks)].map(({ index }) => index))
  return `${end > most / 2 ? start.slice(0, end) : start}…`
}

const breaks = /[\p{P}\s]/gu

export function localeOf(params: object): Locales {
  return 'lang' in params && isLocale(params.lang) ? params.lang : fallbackLocale
}

// relative until the root loader has the public origin (settings)
function originOf({ matches }: HeadContext): string {
  const data = matches[0]?.loaderData
  const settings = typeof data === 'object' && data !== null && 'settings' in data ? data.settings : undefined
  return (settings as { publicOrigin?: string } | undefined)?.publicOrigin ?? ''
}
