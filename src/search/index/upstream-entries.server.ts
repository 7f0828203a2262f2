import type { JobItem } from '#api/contract/job-schema.ts'
import type { NewsItem } from '#api/contract/news-schema.ts'
import type { Download } from '#api/contract/package-schema.ts'
import { productNames } from '#api/contract/products.ts'
import { wordsOf } from '#i18n/words.tsx'
import type { Locale } from '#src/site/locale.ts'
import { readDownload, readDownloads } from '#src/upstream/downloads.server.ts'
import { readJob, readJobs } from '#src/upstream/jobs.server.ts'
import { readArticle, readNewsList } from '#src/upstream/news.server.ts'
import { type Reading, readAllPages } from '#src/upstream/read.server.ts'
import type { Passage, SearchEntry } from './search-entry.ts'
import { textOfHtml } from './text-of-html.ts'

/** @property complete false when something may be missing because the upstream did not answer */
export type UpstreamEntries = { entries: SearchEntry[]; complete: boolean }

/** The newest of a kind are searched in full, the others by what their list says. */
const inFull = 100

/** What the upstream holds, positions and packages before news, newest first. */
export async function upstreamEntries(lang: Locale): Promise<UpstreamEntries> {
  const jobs = await readAllPages(() => readJobs({ lang }))
  const downloads = await readAllPages((cursor) => readDownloads({ limit: 50, cursor }))
  const news = await readAllPages((cursor) => readNewsList({ lang, limit: 50, ...(cursor && { cursor }) }))
  const open = jobs.items.filter(({ status }) => status === 'open')
  const entries: SearchEntry[] = []
  // one after the other: visitors who wait for the upstream come first
  for (const [n, job] of open.entries()) entries.push(await jobEntry(job, lang, n))
  for (const [n, item] of downloads.items.entries()) entries.push(await downloadEntry(item, lang, n))
  for (const [n, item] of news.items.entries()) entries.push(await newsEntry(item, lang, n))
  return { entries, complete: [jobs, downloads, news].every(({ state }) => state !== 'unavailable') }
}

async function jobEntry(job: JobItem, lang: Locale, n: number): Promise<SearchEntry> {
  const detail = await detailOf(n, () => readJob(job.id, { lang }))
  return {
    ...{ kind: 'job', place: { path: '/about/joinus', id: job.id }, names: [] },
    ...{ lang: job.lang, title: job.title },
    lead: [job.team, job.city, job.type, job.summary].join(' · '),
    passages: texts([...(detail?.duties ?? []), ...(detail?.requirements ?? [])]),
  }
}

async function downloadEntry(item: Download, lang: Locale, n: number): Promise<SearchEntry> {
  const { platforms, cpus } = wordsOf(lang, 'downloads')
  const detail = await detailOf(n, () => readDownload(item.id))
  return {
    ...{ kind: 'download', place: { path: '/download/download', id: item.id }, lang, names: [] },
    title: `${item.name[lang]} ${item.version} · ${platforms[item.platform]} · ${cpus[item.cpu]}`,
    lead: [productNames[item.product], item.fileName, item.releasedAt].join(' · '),
    passages: texts([...(detail?.notes[lang] ?? []), ...(detail?.requirements[lang] ?? []), item.sha256]),
    date: item.releasedAt,
  }
}

async function newsEntry(item: NewsItem, lang: Locale, n: number): Promise<SearchEntry> {
  const article = await detailOf(n, () => readArticle(item.id, { lang }))
  return {
    ...{ kind: 'news', place: { path: `/about/news-detail/${item.id}` }, lang: item.lang, names: [] },
    ...{ title: item.title, lead: item.summary, date: item.publishDate },
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
