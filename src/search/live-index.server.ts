import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import { calendarDate } from '#contract/china-time.ts'
import type { JobItem } from '#contract/job-schema.ts'
import { articlePath } from '#contract/keys.ts'
import type { NewsItem } from '#contract/news-schema.ts'
import type { Download } from '#contract/package-schema.ts'
import { productNames } from '#contract/products.ts'
import { withUnitsKept } from '#contract/texts/units.ts'
import { wordsOf } from '#i18n/words.tsx'
import { downloadInWords } from '#src/site/facts/download-in-words.ts'
import { partsOf } from '#src/site/facts/product-parts.ts'
import { type Locale, locales } from '#src/site/locale.ts'
import { readDownload, readDownloads } from '#src/upstream/downloads.server.ts'
import { readJob, readJobs } from '#src/upstream/jobs.server.ts'
import { readArticle, readNewsList } from '#src/upstream/news.server.ts'
import { withoutPage } from '#src/upstream/page-timeout.server.ts'
import { type Reading, readAllPages } from '#src/upstream/read.server.ts'
import { readReleases } from '#src/upstream/releases.server.ts'
import { readSearchAnswers } from '#src/upstream/searches.server.ts'
import { buildIndex, type SearchIndex, withAnswers } from './find-entries.ts'
import { pageEntries } from './page-entries.ts'
import type { Passage, SearchEntry } from './search-query.ts'

/** @property complete false while something may be missing because the upstream did not answer */
type LiveIndex = SearchIndex & { complete: boolean }

/** Older than this, an index is renewed, in ms. A bound only: `renewSearch` is called when content changes. */
const freshFor = 300_000
const incompleteFor = 5_000

/** Only the very first search waits for the upstream, so long at most, in ms. */
const timeout = 1_200

const indexes = new LRUCache<Locale, LiveIndex>({
  max: locales.length,
  ttl: freshFor,
  allowStale: true,
  noDeleteOnFetchRejection: true,
  fetchMethod: async (lang, last, { options }) => {
    const index = await withoutPage(() => renewed(lang, last))
    options.ttl = index.complete ? freshFor : incompleteFor
    const answers = await withoutPage(readSearchAnswers)
    // one entry is in the list of each language
    return 'data' in answers ? withAnswers(index, answers.data.items) : index
  },
})
const pageIndexes: { [L in Locale]?: Promise<LiveIndex> } = {}

/** The index of a language, stale while it is renewed; of the pages alone until the upstream was read. */
export async function liveIndex(lang: Locale): Promise<LiveIndex> {
  return Promise.race([indexes.forceFetch(lang), setTimeout(timeout, lang, { ref: false }).then(pageIndex)])
}

/** Reads what the upstream holds anew, in the background: when the site starts, and when content has changed. */
export async function renewSearch(): Promise<void> {
  // messages may be others
  for (const lang of locales) delete pageIndexes[lang]
  for (const lang of locales) await indexes.fetch(lang, { forceRefresh: true })
}

/** What has not changed is not built again. A failed reading does not replace a complete one. */
async function renewed(lang: Locale, last: LiveIndex | undefined): Promise<LiveIndex> {
  const releases = await readReleases()
  const today = calendarDate(Date.now())
  const known = 'data' in releases ? releases.data : undefined
  const pages = await pageEntries(
    lang,
    (product) => (known ? partsOf(known, product, today) : []),
    known?.compatibility,
  )
  const { entries: fromUpstream, complete } = await upstreamEntries(lang)
  const entries = [...pages, ...fromUpstream]
  if (last && (complete ? isDeepStrictEqual(entries, last.entries) : last.entries.length > entries.length))
    return { ...last, complete }
  return { ...(await buildIndex(lang, entries)), complete }
}

function pageIndex(lang: Locale): Promise<LiveIndex> {
  pageIndexes[lang] ??= pageEntries(lang)
    .then((entries) => buildIndex(lang, entries))
    .then((index) => ({ ...index, complete: false }))
  return pageIndexes[lang]
}

/** @property complete false when something may be missing because the upstream did not answer */
type UpstreamEntries = { entries: SearchEntry[]; complete: boolean }

/** Of a list, 50 items each: what is older is not searched, which bounds the memory of an index. */
const mostPages = 200

/** The newest of a kind are searched in full, the others by what their list says. */
const inFull = 100

/** What the upstream holds, positions and packages before news, newest first. */
async function upstreamEntries(lang: Locale): Promise<UpstreamEntries> {
  const jobs = await readAllPages(() => readJobs({ lang }), mostPages)
  const downloads = await readAllPages((cursor) => readDownloads({ limit: 50, cursor }), mostPages)
  const news = await readAllPages(
    (cursor) => readNewsList({ lang, limit: 50, ...(cursor && { cursor }) }),
    mostPages,
  )
  const open = jobs.items.filter(({ status }) => status === 'open')
  const entries: SearchEntry[] = []
  // one after the other: visitors who wait for the upstream come first
  for (const [n, job] of open.entries()) entries.push(await jobEntry(job, lang, n))
  const inOneLanguage = downloads.items.filter((item) => isForReaders(item, downloads.items, lang))
  for (const [n, item] of inOneLanguage.entries()) entries.push(await downloadEntry(item, lang, n))
  for (const [n, item] of news.items.entries()) entries.push(await newsEntry(item, lang, n))
  return {
    entries: withUnitsKept(entries),
    complete: [jobs, downloads, news].every(({ state }) => state !== 'unavailable'),
  }
}

/** Whether a document is in the language of the page, or in no other. */
function isForReaders(item: Download, all: readonly Download[], lang: Locale): boolean {
  const keyOf = ({ product, kind, version, part }: Download) => [product, kind, version, part].join()
  const isTwin = (other: Download) => other.language === lang && keyOf(other) === keyOf(item)
  return item.language === '' || item.language === lang || !all.some(isTwin)
}

async function jobEntry(job: JobItem, lang: Locale, n: number): Promise<SearchEntry> {
  const detail = await detailOf(n, () => readJob(job.id, { lang }))
  return {
    kind: 'job',
    place: { path: '/about/joinus', id: job.id },
    names: [],
    lang: job.lang,
    title: job.title,
    lead: [job.team, job.city, job.type, job.summary].join(' · '),
    passages: texts([...(detail?.duties ?? []), ...(detail?.requirements ?? [])]),
  }
}

async function downloadEntry(item: Download, lang: Locale, n: number): Promise<SearchEntry> {
  const { title, purpose, access } = downloadInWords(lang, item)
  const { labels, platforms, sample } = wordsOf(lang, 'downloads')
  const detail = await detailOf(n, () => readDownload(item.id))
  return {
    kind: 'download',
    place: { path: '/download/download', id: item.id },
    lang,
    names: [],
    isDocument: item.kind !== 'software',
    title,
    lead: [item.sample && sample, productNames[item.product], purpose, access, item.fileName]
      .filter(Boolean)
      .join(' · '),
    passages: [
      ...(item.systems.length > 0
        ? [{ heading: labels.systems, text: [platforms[item.platform], item.systems.join(' / ')].join(' ') }]
        : []),
      ...texts([...(detail?.notes[lang] ?? []), ...(detail?.requirements[lang] ?? []), item.sha256]),
    ],
    date: item.releasedAt,
  }
}

async function newsEntry(item: NewsItem, lang: Locale, n: number): Promise<SearchEntry> {
  const article = await detailOf(n, () => readArticle(item.id, { lang }))
  return {
    kind: 'news',
    place: { path: articlePath(item.id) },
    lang: item.lang,
    names: [],
    title: item.title,
    lead: item.summary,
    date: item.publishDate,
    passages: texts(article ? textOfHtml(article.bodyHtml) : []),
  }
}

async function detailOf<T>(n: number, read: () => Promise<Reading<T>>): Promise<T | undefined> {
  const reading = n < inFull ? await read() : undefined
  return reading && 'data' in reading ? reading.data : undefined
}

function texts(list: readonly string[]): Passage[] {
  return list.filter((text) => text !== '').map((text) => ({ heading: '', text }))
}

/** The paragraphs of an article as plain text. What it returns is compared and shown as text, never as markup. */
export function textOfHtml(html: string): string[] {
  return html
    .replace(
      /<\/?(?:p|h[1-6]|li|ul|ol|blockquote|pre|table|tr|td|th|caption|div|figure|figcaption)\b[^>]*>|<br\s*\/?>/gi,
      '\n',
    )
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined
      if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : ''
      return named[name] ?? whole
    })
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}
