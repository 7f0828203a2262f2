import { fallbackLocale, type Locale, languageTag } from '#src/site/locale.ts'
import { escapeXml } from '#src/site/xml.ts'

/** An address in the languages it exists in, `path` without the language. */
export type SitemapEntry = { path: string; languages: readonly Locale[]; lastmod?: string }

/** A sitemap: every entry once in each of its languages, with the others as its alternates. */
export function sitemapXml(publicOrigin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap((entry) => entry.languages.map((lang) => urlOf(publicOrigin, entry, lang)))
  return `${prolog}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`
}

/** The list of sitemaps. */
export function sitemapIndexXml(urls: readonly string[]): string {
  const items = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>\n`)
  return `${prolog}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('')}</sitemapindex>\n`
}

const prolog = '<?xml version="1.0" encoding="UTF-8"?>\n'

function urlOf(publicOrigin: string, { path, languages, lastmod }: SitemapEntry, lang: Locale): string {
  const address = (to: Locale) => escapeXml(`${publicOrigin}/${to}${path}`)
  const link = (hreflang: string, to: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(to)}"/>`
  const alternates =
    languages.length > 1
      ? [...languages.map((to) => link(languageTag(to), to)), link('x-default', fallbackLocale)]
      : []
  return `<url><loc>${address(lang)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}${alternates.join('')}</url>\n`
}
