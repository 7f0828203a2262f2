import { updatedMoment } from '#src/site/article-moments.ts'
import { siteEnv } from '#src/site/env.ts'
import { fallbackLocale, type Locale, languageTag, locales } from '#src/site/locale.ts'
import type { PublishedPage } from '#src/site/published-page.ts'
import { escapeXml } from '#src/site/xml.ts'
import { readDownloads } from '#src/upstream/downloads.server.ts'
import { readJobs } from '#src/upstream/jobs.server.ts'
import { readNewsList } from '#src/upstream/news.server.ts'
import { type Reading, readAllPages } from '#src/upstream/read.server.ts'
import { textFile, unavailableFile } from './text-file.ts'

/** `/sitemap.xml`: the parts, split by what a page is about: each changes at its own pace. */
export function answerSitemapIndex(): Response {
  const { publicOrigin } = siteEnv()
  const xml = sitemapIndexXml(kinds.map((kind) => `${publicOrigin}/sitemap/${kind}.xml`))
  return textFile(xml, 'application/xml')
}

/**
 * One part of the sitemap, without what the upstream does not tell now; 503 where nothing of a list can be told.
 * @returns undefined where there is no such part
 */
export async function answerSitemap(
  kind: string,
  pages: readonly PublishedPage[],
): Promise<Response | undefined> {
  if (!isSitemapKind(kind)) return undefined
  const { items, isWhole, isRead } = await entriesOf(kind, pages)
  if (!isRead) return unavailableFile()
  return textFile(sitemapXml(siteEnv().publicOrigin, items), 'application/xml', isWhole)
}

/** Every address in the sitemap, as far as it can be told now. */
export async function sitemapAddresses(pages: readonly PublishedPage[]): Promise<string[]> {
  const { publicOrigin } = siteEnv()
  const parts = await Promise.all(kinds.map((kind) => entriesOf(kind, pages)))
  return parts
    .flatMap(({ items }) => items)
    .flatMap(({ path, languages }) => languages.map((lang) => `${publicOrigin}/${lang}${path}`))
}

/** What could be listed, and whether that is all there is. */
type Listing<T> = { items: T[]; isWhole: boolean }

const listings = {
  pages: async () => ({ items: [], isWhole: true }),
  news: () =>
    inBothLanguages(
      (lang, cursor) => readNewsList({ lang, limit: 50, ...(cursor && { cursor }) }),
      (item) => ({ path: `/about/news-detail/${item.id}`, lastmod: updatedMoment(item) }),
    ),
  // the list does not say when a position was published, so neither does the sitemap
  jobs: () =>
    inBothLanguages(
      (lang) => readJobs({ lang }),
      ({ id, status, validThrough }) =>
        status === 'open' && validThrough >= today() ? { path: `/about/joinus?id=${id}` } : undefined,
    ),
  downloads: async () => {
    const { items, state } = await readAllPages((cursor) => readDownloads({ limit: 50, cursor }))
    const entries = items.map(({ id, releasedAt }) => ({
      path: `/download/download?id=${id}`,
      languages: locales,
      lastmod: releasedAt,
    }))
    return { items: entries, isWhole: state === 'fresh' }
  },
} satisfies Record<string, () => Promise<Listing<SitemapEntry>>>

type SitemapKind = keyof typeof listings

const kinds = Object.keys(listings) as SitemapKind[]

function isSitemapKind(kind: string): kind is SitemapKind {
  return Object.hasOwn(listings, kind)
}

/** @property isRead false where the upstream's list could not be read at all */
async function entriesOf(
  kind: SitemapKind,
  pages: readonly PublishedPage[],
): Promise<Listing<SitemapEntry> & { isRead: boolean }> {
  const { items, isWhole } = await listings[kind]()
  const own = pages
    .filter(({ path }) => kindOfPage(path) === kind)
    .map(({ path }) => ({ path, languages: locales }))
  return { items: [...own, ...items], isWhole, isRead: isWhole || items.length > 0 }
}

/** A list belongs to the part with what it lists. */
function kindOfPage(path: string): SitemapKind {
  if (path === '/about/news') return 'news'
  if (path === '/about/joinus') return 'jobs'
  return path.startsWith('/download/') ? 'downloads' : 'pages'
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}

type Page<T> = { items: T[]; nextCursor?: string | null }

/** Lists what is written in Chinese and maybe in English. The English list has the Chinese version where there is no other. */
async function inBothLanguages<T extends { id: string; lang: string }>(
  read: (lang: Locale, cursor: string | undefined) => Promise<Reading<Page<T>>>,
  entryOf: (item: T) => Omit<SitemapEntry, 'languages'> | undefined,
): Promise<Listing<SitemapEntry>> {
  const list = (lang: Locale) => readAllPages((cursor) => read(lang, cursor))
  const [chinese, english] = await Promise.all([list('cn'), list('en')])
  const inEnglish = new Set(english.items.filter(({ lang }) => lang === 'en').map(({ id }) => id))
  const items = chinese.items.flatMap((item) => {
    const entry = entryOf(item)
    const languages: readonly Locale[] = inEnglish.has(item.id) ? locales : ['cn']
    return entry ? [{ ...entry, languages }] : []
  })
  return { items, isWhole: chinese.state === 'fresh' && english.state === 'fresh' }
}

/** An address in the languages it exists in, `path` without the language. */
export type SitemapEntry = { path: string; languages: readonly Locale[]; lastmod?: string }

/** A sitemap: every entry once in each of its languages, with the others as its alternates. */
export function sitemapXml(publicOrigin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.flatMap((entry) => entry.languages.map((lang) => urlOf(publicOrigin, entry, lang)))
  return `${prolog}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`
}

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
