/*
 * An archive of years: thousands of articles, packages and positions, each of them reached by links from its list and named in
 * the sitemap.
 */
import { XMLParser } from 'fast-xml-parser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../api/db/open-database.ts'
import { fillArticles, fillJobs, fillPackages } from '../fill-tables.ts'
import { preparePair, type SitePair } from '../site-pair.ts'

/** More than a file of the sitemap has. */
const articles = 10_300
const packages = 1_500
const positions = 500

let pair: SitePair
const all = { news: [] as string[], download: [] as string[], job: [] as string[] }

beforeAll(async () => {
  pair = await preparePair()
  await pair.startUpstream()
  const db = await openDatabase({ dataDir: pair.dataDir })
  await fillArticles(db, articles)
  await fillPackages(db, packages)
  await fillJobs(db, positions)
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
  all.news = idsOf(await db.selectFrom('news').select('id').execute())
  all.download = idsOf(await db.selectFrom('download').select('id').where('state', '=', 'public').execute())
  // of the samples some are closed, or will be
  all.job = idsOf(await db.selectFrom('job').select('id').where('valid_through', '=', '2099-12-31').execute())
  await db.destroy()
  await pair.startSite()
}, 300_000)
afterAll(() => pair?.end())

async function read(path: string): Promise<string> {
  const response = await fetch(new URL(path, pair.siteUrl))
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}

/** The addresses of links in a page that match, without entities. */
function linksIn(html: string, pattern: RegExp): string[] {
  const links = [...html.matchAll(/<a\s[^>]*>/g)].flatMap(([link]) => (pattern.test(link) ? link : []))
  return links.map((link) => (/href="([^"]*)"/.exec(link)?.[1] ?? '').replaceAll('&amp;', '&'))
}

/** Goes from page to page by one kind of link. @returns the ids that pages link to, and how many pages there were */
async function walk(start: string, next: RegExp, item: RegExp): Promise<{ ids: Set<string>; pages: number }> {
  const ids = new Set<string>()
  const seen = new Set([start])
  for (let [at, pages] = [start, 1]; ; pages += 1) {
    const html = await read(at)
    for (const [, id = ''] of html.matchAll(item)) ids.add(id)
    // a page links to itself, too
    const link = linksIn(html, next).find((one) => !seen.has(one))
    if (!link) return { ids, pages }
    seen.add(link)
    at = link
  }
}

const missing = (wanted: string[], found: Set<string>) => wanted.filter((id) => !found.has(id)).length

it('the sitemap names all of it, in files of which each is whole', async ({ annotate }) => {
  // while the archive is read it is 503, and never a part
  const index = await expect
    .poll(
      async () => {
        const response = await fetch(`${pair.siteUrl}/sitemap.xml`)
        expect([200, 503]).toContain(response.status)
        return response.ok ? response.text() : ''
      },
      { timeout: 120_000, interval: 500 },
    )
    .not.toBe('')
    .then(() => read('/sitemap.xml'))
  const parser = new XMLParser({ isArray: (name) => ['url', 'sitemap'].includes(name) })
  const files: { loc: string }[] = parser.parse(index).sitemapindex.sitemap
  const found = new Set<string>()
  const counts: number[] = []
  for (const { loc } of files) {
    const urls: { loc: string }[] = parser.parse(await read(new URL(loc).pathname)).urlset.url
    counts.push(urls.length)
    for (const url of urls) found.add(new URL(url.loc).pathname + new URL(url.loc).search)
  }
  annotate(`${files.length} files, ${found.size} addresses`)
  expect(Math.max(...counts)).toBeLessThanOrEqual(50_000)
  const addresses = [
    ...all.news.flatMap((id) => [`/cn/about/news-detail/${id}`]),
    ...all.download.flatMap((id) => [`/cn/download/download?id=${id}`, `/en/download/download?id=${id}`]),
    ...all.job.map((id) => `/cn/about/joinus?id=${id}`),
  ]
  expect(addresses.filter((address) => !found.has(address)).slice(0, 5)).toEqual([])
})

it('links lead from the first page of the news to the oldest article', async ({ annotate }) => {
  const { ids, pages } = await walk('/cn/about/news', /\brel="next"/, /\/news-detail\/([0-9a-f-]{36})/g)
  annotate(`${pages} pages`)
  expect(missing(all.news, ids)).toBe(0)
}, 600_000)

it('and to every package and position', async ({ annotate }) => {
  const { ids, pages } = await walk(
    '/cn/download/search',
    /href="\/cn\/download\/search\?[^"]*cursor=/,
    /\/download\/download\?id=([0-9a-f-]{36})/g,
  )
  annotate(`${pages} pages`)
  expect(missing(all.download, ids)).toBe(0)
  const html = await read('/cn/about/joinus')
  const open = new Set([...html.matchAll(/joinus\?id=([0-9a-f-]{36})/g)].map(([, id = '']) => id))
  expect(missing(all.job, open)).toBe(0)
}, 300_000)
