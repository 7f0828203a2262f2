import { siteEnv } from '#src/site/env.ts'
import { locales } from '#src/site/locale.ts'
import type { PublishedPage } from '#src/site/published-page.ts'
import { readDownloads } from '#src/upstream/downloads.server.ts'
import { readJobs } from '#src/upstream/jobs.server.ts'
import { listArticles } from './listed-articles.server.ts'
import { type Listing, readAllPages } from './read-all-pages.server.ts'
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'
import { textFile } from './text-file.ts'

/** The sitemap is split by what a page is about: each part changes at its own pace. */
const sitemapKinds = ['pages', 'news', 'jobs', 'downloads'] as const

type SitemapKind = (typeof sitemapKinds)[number]

/** `/sitemap.xml`: the parts, each with the day of its newest entry where the entries have one. */
export async function answerSitemapIndex(): Promise<Response> {
  const { publicOrigin } = siteEnv()
  const parts = await Promise.all(
    sitemapKinds.map(async (kind) => ({ kind, ...(await upstreamEntries(kind)) })),
  )
  const sitemaps = parts.map(({ kind, entries }) => ({
    url: `${publicOrigin}/sitemap/${kind}.xml`,
    lastmod: newestOf(entries),
  }))
  return textFile(sitemapIndexXml(sitemaps), 'application/xml', parts.every(isWhole))
}

/**
 * One part of the sitemap. What the upstream does not tell now is missing from it, never the whole.
 * @returns undefined where there is no such part
 */
export async function answerSitemap(
  kind: string,
  pages: readonly PublishedPage[],
): Promise<Response | undefined> {
  if (!isSitemapKind(kind)) return undefined
  const listed = await upstreamEntries(kind)
  const own = pages
    .filter(({ path }) => kindOfPage(path) === kind)
    .map(({ path }) => ({ path, languages: locales, lastmod: newestOf(listed.entries) }))
  const xml = sitemapXml(siteEnv().publicOrigin, [...own, ...listed.entries])
  return textFile(xml, 'application/xml', listed.isWhole)
}

/** Every address in the sitemap, as far as it can be told now. */
export async function sitemapAddresses(pages: readonly PublishedPage[]): Promise<string[]> {
  const { publicOrigin } = siteEnv()
  const listed = await Promise.all(sitemapKinds.map(upstreamEntries))
  const own = pages.map(({ path }) => ({ path, languages: locales }))
  return [...own, ...listed.flatMap(({ entries }) => entries)].flatMap(({ path, languages }) =>
    languages.map((lang) => `${publicOrigin}/${lang}${path}`),
  )
}

function isSitemapKind(kind: string): kind is SitemapKind {
  return sitemapKinds.includes(kind as SitemapKind)
}

/** A list belongs to the part with what it lists. */
function kindOfPage(path: string): SitemapKind {
  if (path === '/about/news') return 'news'
  if (path === '/about/joinus') return 'jobs'
  return path.startsWith('/download/') ? 'downloads' : 'pages'
}

function isWhole(listing: Listing<SitemapEntry>): boolean {
  return listing.isWhole
}

function newestOf(entries: readonly SitemapEntry[]): string | undefined {
  return entries
    .map(({ lastmod }) => lastmod)
    .filter((date) => date !== undefined)
    .sort()
    .at(-1)
}

async function upstreamEntries(kind: SitemapKind): Promise<Listing<SitemapEntry>> {
  if (kind === 'news') return newsEntries()
  if (kind === 'jobs') return jobEntries()
  if (kind === 'downloads') return downloadEntries()
  return { entries: [], isWhole: true }
}

async function newsEntries(): Promise<Listing<SitemapEntry>> {
  const { entries, isWhole } = await listArticles()
  return {
    entries: entries.map(({ id, languages, publishDate }) => ({
      path: `/about/news-detail/${id}`,
      languages,
      lastmod: publishDate,
    })),
    isWhole,
  }
}

// the list does not say when a position was published, so neither does the sitemap
async function jobEntries(): Promise<Listing<SitemapEntry>> {
  const [all, english] = await Promise.all(locales.map((lang) => readJobs({ lang })))
  if (!all || !('data' in all)) return { entries: [], isWhole: false }
  const inEnglish = new Set(
    english && 'data' in english
      ? english.data.items.filter(({ lang }) => lang === 'en').map(({ id }) => id)
      : [],
  )
  const today = new Date().toISOString().slice(0, 10)
  const open = all.data.items.filter(({ status, validThrough }) => status === 'open' && validThrough >= today)
  const entries = open.map(({ id }) => ({
    path: `/about/joinus?id=${id}`,
    languages: locales.filter((lang) => lang === 'cn' || inEnglish.has(id)),
  }))
  return { entries, isWhole: all.state === 'fresh' && english?.state === 'fresh' }
}

async function downloadEntries(): Promise<Listing<SitemapEntry>> {
  const { entries, isWhole } = await readAllPages((cursor) => readDownloads({ limit: 50, cursor }))
  return {
    entries: entries.map(({ id, releasedAt }) => ({
      path: `/download/download?id=${id}`,
      languages: locales,
      lastmod: releasedAt,
    })),
    isWhole,
  }
}
