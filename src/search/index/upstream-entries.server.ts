import { wordsOf } from '#i18n/words.tsx'
import type { Locale } from '#src/site/locale.ts'
import { productNames } from '#src/site/products.ts'
import { readDownload, readDownloads, type UpstreamDownload } from '#src/upstream/downloads.server.ts'
import { readJob, readJobs, type UpstreamJob } from '#src/upstream/jobs.server.ts'
import { readArticle, readNewsList, type UpstreamNewsItem } from '#src/upstream/news.server.ts'
import type { Reading } from '#src/upstream/read.server.ts'
import type { Passage, SearchEntry } from './search-entry.ts'
import { textOfHtml } from './text-of-html.ts'

/** @property complete false when something may be missing because the upstream did not answer */
export type UpstreamEntries = { entries: SearchEntry[]; complete: boolean }

/** Of a kind, at most: what is beyond is not searched. */
const most = 10_000

/** The newest of a kind are searched in full, the others by what their list says. */
const inFull = 100

/** What the upstream holds, positions and packages before news, newest first. */
export async function upstreamEntries(lang: Locale): Promise<UpstreamEntries> {
  const [jobs, downloads, news] = [
    await jobEntries(lang),
    await downloadEntries(lang),
    await newsEntries(lang),
  ]
  const all = [jobs, downloads, news]
  return {
    entries: all.flatMap(({ entries }) => entries),
    complete: all.every(({ complete }) => complete),
  }
}

async function jobEntries(lang: Locale): Promise<UpstreamEntries> {
  const reading = await readJobs({ lang })
  if (!('data' in reading)) return { entries: [], complete: reading.state === 'missing' }
  const open = reading.data.items.filter(({ status }) => status === 'open').slice(0, most)
  const entries = await each(open, (job, n) => jobEntry(job, lang, n < inFull))
  return { entries, complete: true }
}

async function jobEntry(job: UpstreamJob, lang: Locale, full: boolean): Promise<SearchEntry> {
  const detail = full ? dataOf(await readJob(job.id, { lang })) : undefined
  return {
    ...{
      kind: 'job',
      place: { path: '/about/joinus', id: job.id },
      lang: job.lang,
      title: job.title,
      names: [],
    },
    lead: [job.team, job.city, job.type, job.summary].join(' · '),
    passages: texts([...(detail?.duties ?? []), ...(detail?.requirements ?? [])]),
  }
}

async function downloadEntries(lang: Locale): Promise<UpstreamEntries> {
  const { items, complete } = await readAll((cursor) => readDownloads({ limit: 50, cursor }))
  const entries = await each(items, (item, n) => downloadEntry(item, lang, n < inFull))
  return { entries, complete }
}

async function downloadEntry(item: UpstreamDownload, lang: Locale, full: boolean): Promise<SearchEntry> {
  const { platforms, cpus } = wordsOf(lang, 'downloads')
  const detail = full ? dataOf(await readDownload(item.id)) : undefined
  return {
    ...{ kind: 'download', place: { path: '/download/download', id: item.id }, lang, names: [] },
    title: `${item.name[lang]} ${item.version} · ${platforms[item.platform]} · ${cpus[item.cpu]}`,
    lead: [productNames[item.product], item.fileName, item.releasedAt].join(' · '),
    passages: texts([...(detail?.notes[lang] ?? []), ...(detail?.requirements[lang] ?? []), item.sha256]),
    date: item.releasedAt,
  }
}

async function newsEntries(lang: Locale): Promise<UpstreamEntries> {
  const { items, complete } = await readAll((cursor) =>
    readNewsList({ lang, limit: 50, ...(cursor ? { cursor } : {}) }),
  )
  const entries = await each(items, (item, n) => newsEntry(item, lang, n < inFull))
  return { entries, complete }
}

async function newsEntry(item: UpstreamNewsItem, lang: Locale, full: boolean): Promise<SearchEntry> {
  const article = full ? dataOf(await readArticle(item.id, { lang })) : undefined
  return {
    ...{ kind: 'news', place: { path: `/about/news-detail/${item.id}` }, lang: item.lang, names: [] },
    ...{ title: item.title, lead: item.summary, date: item.publishDate },
    passages: texts(article ? textOfHtml(article.bodyHtml) : []),
  }
}

type ListPage<Item> = { items: Item[]; nextCursor: string | null }

async function readAll<Item>(
  read: (cursor: string | undefined) => Promise<Reading<ListPage<Item>>>,
): Promise<{ items: Item[]; complete: boolean }> {
  const items: Item[] = []
  let cursor: string | undefined
  do {
    const reading = await read(cursor)
    if (!('data' in reading)) return { items, complete: reading.state === 'missing' }
    items.push(...reading.data.items)
    cursor = reading.data.nextCursor ?? undefined
  } while (cursor && items.length < most)
  return { items, complete: true }
}

/** One after the other: visitors who wait for the upstream come first. */
async function each<Item, Result>(
  items: readonly Item[],
  make: (item: Item, number: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const [number, item] of items.entries()) results.push(await make(item, number))
  return results
}

function dataOf<T>(reading: Reading<T>): T | undefined {
  return 'data' in reading ? reading.data : undefined
}

function texts(list: readonly string[]): Passage[] {
  return list.filter((text) => text !== '').map((text) => ({ heading: '', text }))
}
