import { join } from 'node:path'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeUpstream, sendJson } from '../../tests/server/fake-upstream.ts'
import { graphScript } from './schema.ts'
import { robotsTxt, securityTxt } from './text-file.ts'

/** The upstream: up with what is given here, or down. */
let up = true
/** How many articles there are beside the two, and the one at which it breaks off. */
let archive = 0
let brokenAt = -1
const upstream = fakeUpstream((request, response) => {
  if (!up) return request.socket.destroy()
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://upstream')
  const lang = searchParams.get('lang')
  const at = Number(searchParams.get('cursor') ?? 0)
  if (pathname === '/news' && archive > 0) {
    if (at === brokenAt) return request.socket.destroy()
    const items = Array.from({ length: Math.min(3_000, archive - at) }, (_, n) =>
      inLang({ ...chineseOnly, id: `00000000-0000-7000-8000-${String(at + n).padStart(12, '0')}` }, 'cn'),
    )
    const nextCursor = at + 3_000 < archive ? String(at + 3_000) : null
    return sendJson(response, { items, nextCursor })
  }
  if (pathname === '/news')
    return sendJson(response, {
      items: [both, chineseOnly].map((item) => inLang(item, lang)),
      nextCursor: null,
    })
  if (pathname === '/jobs') return sendJson(response, { items: [open, closed] })
  return sendJson(response, { items: [], nextCursor: null, total: 0 })
})
const id = (n: number) => `00000000-0000-7000-8000-00000000000${n}`
const rest = { hits: 1, updatedDate: null, category: 'story', cover: null }
const both = { id: id(1), languages: ['cn', 'en'], publishDate: '2026-03-01' }
const chineseOnly = { id: id(2), languages: ['cn'], publishDate: '2026-02-01' }
const job = {
  lang: 'cn',
  title: 't',
  team: 't',
  teamKey: 't',
  city: 'c',
  cityKey: 'c',
  type: 't',
  summary: 's',
}
const open = { ...job, id: id(3), validThrough: '2099-01-01', status: 'open' }
const closed = { ...job, id: id(4), validThrough: '2099-01-01', status: 'closed' }

function inLang({ languages, ...item }: typeof both, lang: string | null) {
  const written = languages.includes(lang ?? '') ? lang : 'cn'
  return { ...item, lang: written, title: '<b> & "x"', summary: 's', ...rest }
}

let answerSitemap: typeof import('./sitemap.server.ts').answerSitemap
let answerSitemapIndex: typeof import('./sitemap.server.ts').answerSitemapIndex

beforeEach(async () => {
  up = true
  archive = 0
  brokenAt = -1
  vi.resetModules()
  vi.stubEnv('PUBLIC_ORIGIN', 'https://site.test')
  // what one test was told is not what the next one remembers
  vi.stubEnv('DATA_DIR', join(upstream.folder, String(Math.random())))
  ;({ answerSitemap, answerSitemapIndex } = await import('./sitemap.server.ts'))
})

async function locations(response: Response | undefined): Promise<string[]> {
  const xml = (await response?.text()) ?? ''
  expect(XMLValidator.validate(xml)).toBe(true)
  const { urlset } = new XMLParser({ isArray: (name) => name === 'url' }).parse(xml)
  return urlset.url.map(({ loc }: { loc: string }) => loc)
}

test('an article is in the sitemap in the languages it was written in', async () => {
  expect(await locations(await answerSitemap('news'))).toEqual([
    'https://site.test/cn/about/news',
    'https://site.test/en/about/news',
    `https://site.test/cn/about/news-detail/${id(1)}`,
    `https://site.test/en/about/news-detail/${id(1)}`,
    `https://site.test/cn/about/news-detail/${id(2)}`,
  ])
})

test('a closed position is not', async () => {
  expect(await locations(await answerSitemap('jobs'))).toEqual([
    'https://site.test/cn/about/joinus',
    'https://site.test/en/about/joinus',
    `https://site.test/cn/about/joinus?id=${id(3)}`,
  ])
})

test('a part whose list was never received is a 503, one that is remembered is kept for seconds only', async () => {
  await locations(await answerSitemap('news'))
  up = false
  const now = performance.now.bind(performance)
  const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000)
  onTestFinished(() => later.mockRestore())
  const remembered = await answerSitemap('news')
  expect(remembered?.headers.get('cache-control')).toContain('s-maxage=5')
  expect((await locations(remembered)).length).toBeGreaterThan(2)
  const jobs = await answerSitemap('jobs')
  expect([jobs?.status, jobs?.headers.get('retry-after')]).toEqual([503, '30'])
  expect((await answerSitemapIndex()).status).toBe(503)
  const own = await answerSitemap('pages')
  expect(own?.headers.get('cache-control')).toContain('s-maxage=60')
})

test('an archive of any length is in as many files as it needs, each of them whole', async () => {
  archive = 11_000
  brokenAt = 6_000
  expect((await answerSitemap('news'))?.status).toBe(503)
  brokenAt = -1
  // as a crawler does: what is being assembled is there when it asks again
  const patient = { timeout: 10_000 }
  await expect.poll(async () => (await answerSitemapIndex()).status, patient).toBe(200)
  const index = (await (await answerSitemapIndex()).text()).match(/[a-z]+(-\d+)?\.xml/g)
  expect(index).toEqual(['pages.xml', 'news.xml', 'news-2.xml', 'jobs.xml', 'downloads.xml'])
  const files = await Promise.all(
    ['news', 'news-2'].map(async (name) => locations(await answerSitemap(name))),
  )
  // the list's own address in both languages
  expect(new Set(files.flat()).size).toBe(archive + 2)
  for (const none of ['news-3', 'news-1', 'news-0', 'news-02'])
    expect(await answerSitemap(none)).toBeUndefined()
})

test('there are no other parts', async () => {
  expect(await answerSitemap('constructor')).toBeUndefined()
})

test('a site that must not be found closes everything', () => {
  const settings = { publicOrigin: 'https://staging.test' }
  expect(robotsTxt({ ...settings, indexing: false })).toContain('\nDisallow: /\n')
  expect(robotsTxt({ ...settings, indexing: true })).not.toContain('\nDisallow: /\n')
})

test('security.txt runs out within a year and never too soon', async () => {
  for (let month = 0; month < 24; month += 1) {
    const now = new Date(Date.UTC(2027, month, 28, 23, 59))
    const expires = new Date(/^Expires: (.+)$/m.exec(await securityTxt('https://site.test', now))?.[1] ?? '')
    const days = (expires.getTime() - now.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(150)
    expect(days).toBeLessThan(300)
  }
})

test('nothing in the data ends the block, and it reads back as it was', () => {
  const headline = '</script><script>alert(1)</script><!-- \u2028\u2029 & "quoted" \\'
  const html = graphScript([{ '@type': 'NewsArticle', headline }])
  expect(html.match(/<\/script/g)).toHaveLength(1)
  expect(html).not.toMatch(/<!--|[\u2028\u2029]/)
  const json = html.replace(/^<script[^>]*>/, '').replace(/<\/script>$/, '')
  expect(JSON.parse(json)['@graph'][0].headline).toBe(headline)
})

test('no data, no block', () => {
  expect(graphScript([])).toBe('')
})
