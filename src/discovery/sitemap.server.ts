import { setTimeout } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { calendarDate } from '#contract/china-time.ts'
import { articlePath } from '#contract/keys.ts'
import { updatedMoment } from '#src/site/articles/article-moments.ts'
import { siteEnv } from '#src/site/env.ts'
import { noFile } from '#src/site/failure.ts'
import { fallbackLocale, type Locale, languageTag, locales } from '#src/site/locale.ts'
import { publishedPages } from '#src/site/pages.ts'
import { escapeXml } from '#src/site/xml.ts'
import { readDownloads } from '#src/upstream/downloads.server.ts'
import { readJobs } from '#src/upstream/jobs.server.ts'
import { readNewsList } from '#src/upstream/news.server.ts'
import { pageTimeLeft, withoutPage } from '#src/upstream/page-timeout.server.ts'
import { type Reading, readAllPages } from '#src/upstream/read.server.ts'
import { textFile } from './text-file.ts'

/** Pages of 50 items: 200,000 articles. */
const mostPages = 4_000

/** Per file, in each language; the limit is 50,000 URLs (sitemaps.org). */
const mostEntries = 10_000

/** Sitemap index: files by kind of page and number. */
export async function answerSitemapIndex(): Promise<Response> {
  const { publicOrigin } = siteEnv()
  const listed = await Promise.all(kinds.map((kind) => entriesOf(kind)))
  if (!listed.every(({ isWhole }) => isWhole)) return noFile(503)
  const files = kinds.flatMap((kind, at) =>
    filesOf(listed[at]?.items ?? []).map((_, index) => (index === 0 ? kind : `${kind}-${index + 1}`)),
  )
  const isFresh = listed.every((listing) => listing.isFresh)
  const xml = sitemapIndexXml(files.map((file) => `${publicOrigin}/sitemap/${file}.xml`))
  return textFile(xml, 'application/xml', isFresh)
}

/** 503 while the upstream's list is incomplete. @returns undefined where there is no such file */
export async function answerSitemap(name: string): Promise<Response | undefined> {
  const [, kind = '', number = '1'] = /^([a-z]+)(?:-([2-9]|[1-9]\d{1,3}))?$/.exec(name) ?? []
  if (!isSitemapKind(kind)) return undefined
  const { items, isWhole, isFresh } = await entriesOf(kind)
  if (!isWhole) return noFile(503)
  const entries = filesOf(items)[Number(number) - 1]
  return entries && textFile(sitemapXml(siteEnv().publicOrigin, entries), 'application/xml', isFresh)
}

/** At least one, so that the URL exists. */
function filesOf(items: readonly SitemapEntry[]): SitemapEntry[][] {
  const count = Math.max(1, Math.ceil(items.length / mostEntries))
  return Array.from({ length: count }, (_, at) => items.slice(at * mostEntries, (at + 1) * mostEntries))
}

/** All URLs currently known. */
export async function sitemapAddresses(): Promise<string[]> {
  const { publicOrigin } = siteEnv()
  // runs in the background, without a timeout
  await Promise.all(kinds.map((kind) => assembled.forceFetch(kind)))
  const parts = await Promise.all(kinds.map((kind) => entriesOf(kind)))
  return parts
    .flatMap(({ items }) => items)
    .flatMap(({ path, languages }) => languages.map((lang) => `${publicOrigin}/${lang}${path}`))
}

/** Items, whether complete, and whether read just now. */
type Listing<T> = { items: T[]; isWhole: boolean; isFresh: boolean }

const listings = {
  pages: async () => ({ items: [], isWhole: true, isFresh: true }),
  news: () =>
    inBothLanguages(
      (lang, cursor) => readNewsList({ lang, limit: 50, ...(cursor && { cursor }) }),
      (item) => ({ path: articlePath(item.id), lastmod: updatedMoment(item) }),
    ),
  // the list has no publication dates, so no lastmod
  jobs: () =>
    inBothLanguages(
      (lang) => readJobs({ lang }),
      ({ id, status, validThrough }) =>
        status === 'open' && validThrough >= calendarDate(Date.now())
          ? { path: `/about/joinus?id=${id}` }
          : undefined,
    ),
  downloads: async () => {
    const { items, state, isWhole } = await readAllPages(
      (cursor) => readDownloads({ limit: 50, cursor }),
      mostPages,
    )
    const entries = items.map(({ id, releasedAt }) => ({
      path: `/download/download?id=${id}`,
      languages: locales,
      lastmod: releasedAt,
    }))
    return { items: entries, isWhole, isFresh: state === 'fresh' }
  },
} satisfies Record<string, () => Promise<Listing<SitemapEntry>>>

type SitemapKind = keyof typeof listings

const kinds = Object.keys(listings) as SitemapKind[]

function isSitemapKind(kind: string): kind is SitemapKind {
  return Object.hasOwn(listings, kind)
}

async function entriesOf(kind: SitemapKind): Promise<Listing<SitemapEntry>> {
  const { items, ...state } = await listingOf(kind)
  const own = publishedPages()
    .filter(({ path }) => kindOfPage(path) === kind)
    .map(({ path }) => ({ path, languages: locales }))
  return { items: [...own, ...items], ...state }
}

/** Last complete listing: a long archive takes longer than a request may wait. Partial results never replace it. */
const assembled = new LRUCache<SitemapKind, Listing<SitemapEntry>>({
  max: kinds.length,
  ttl: 1,
  noDeleteOnStaleGet: true,
  fetchMethod: async (kind, last, { options }) => {
    const began = performance.now()
    const listing = await withoutPage(listings[kind])
    if (listing.isWhole) options.ttl = Math.ceil(10 * (performance.now() - began))
    return last?.isWhole && !listing.isWhole ? { ...last, isFresh: false } : listing
  },
})

async function listingOf(kind: SitemapKind): Promise<Listing<SitemapEntry>> {
  const last = assembled.get(kind, { allowStale: true })
  const late = setTimeout(pageTimeLeft(), undefined, { ref: false })
  const listing = await Promise.race([assembled.forceFetch(kind), late])
  return listing ?? { items: [], isWhole: false, ...last, isFresh: false }
}

/** A list page belongs to the kind it lists. */
function kindOfPage(path: string): SitemapKind {
  if (path === '/about/news') return 'news'
  if (path === '/about/joinus') return 'jobs'
  return path.startsWith('/download/') ? 'downloads' : 'pages'
}

type Page<T> = { items: T[]; nextCursor?: string | null }

/** Chinese items with their English version; the English list falls back to Chinese. */
async function inBothLanguages<T extends { id: string; lang: string }>(
  read: (lang: Locale, cursor: string | undefined) => Promise<Reading<Page<T>>>,
  entryOf: (item: T) => Omit<SitemapEntry, 'languages'> | undefined,
): Promise<Listing<SitemapEntry>> {
  const list = (lang: Locale) => readAllPages((cursor) => read(lang, cursor), mostPages)
  const [chinese, english] = await Promise.all([list('cn'), list('en')])
  const inEnglish = new Set(english.items.filter(({ lang }) => lang === 'en').map(({ id }) => id))
  const items = chinese.items.flatMap((item) => {
    const entry = entryOf(item)
    const languages: readonly Locale[] = inEnglish.has(item.id) ? locales : ['cn']
    return entry ? [{ ...entry, languages }] : []
  })
  return {
    items,
    isWhole: chinese.isWhole && english.isWhole,
    isFresh: chinese.state === 'fresh' && english.state === 'fresh',
  }
}

/** `path` without the language. */
export type SitemapEntry = { path: string; languages: readonly Locale[]; lastmod?: string }

/** Each entry once per language, with hreflang alternates. */
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
