import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { siteLog } from '#src/site/site-log.ts'
import { openDatabase } from '../../api/db/open-database.ts'
import { type RunningApi, startApi } from '../../api/start/start-api.ts'
import { visitEntry } from '../../tests/server/visit-entry.ts'
import { article, storeNews } from '../../tests/upstream-records.ts'

/** The about area as documents, from the real entry, with the real upstream in this process. */
let folder: string
let api: RunningApi

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'about-area-'))
  api = await startApi({ port: 0, dataDir: folder })
  const db = await openDatabase({ dataDir: folder })
  await storeNews(db, onlyChinese)
  await db.destroy()
  vi.stubEnv('API_BASE_URL', api.url)
  vi.stubEnv('DATA_DIR', folder)
  await visit('/cn/about/about')
}, 60_000)

afterAll(async () => {
  await api.close()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

const [closed] = seeded((job) => job.closed === true)
const [open] = seeded((job) => job.closed !== true && job.teamKey === 'rnd')
const onlyChinese = article(0xabc, { publishDate: '2026-11-19', en: undefined })

describe('with the upstream', () => {
  test.each([
    ['about', '/about/about'],
    ['news?page=2', '/about/news'],
    ['contact', '/about/contact'],
    ['recruitment', '/about/recruitment'],
    ['joinus', '/about/recruitment'],
  ])('on /about/%s the tab of %s is current', async (page, tab) => {
    const { document } = await visit(`/cn/about/${page}`)
    const tabs = /<nav class="tabs".*?<\/nav>/s.exec(document)?.[0] ?? ''
    expect(tabs.match(/<a /g)).toHaveLength(4)
    const current = tabs.match(/<a [^>]*aria-current[^>]*>/g)
    expect(current).toHaveLength(1)
    expect(current?.[0]).toContain(`href="/cn${tab}"`)
  })

  test.each(['5', '50', '51'])('/about/news?page=%s, which there is not, is a 404', async (page) => {
    expect((await visit(`/cn/about/news?page=${page}`)).status).toBe(404)
  })

  test.each(['0', '-1', '1.5', 'abc', '', '%5B1%2C2%5D', '1e9', '9'.repeat(20), 'NaN', '%00'])(
    '/about/news?page=%s, which is no page, leads to the first',
    async (page) => {
      const { status, location } = await visit(`/cn/about/news?page=${page}`)
      expect([status, location]).toEqual([307, '/cn/about/news'])
    },
  )

  test('pages of the news follow each other, and Load More has a longer list', async () => {
    const articles = async (path: string) =>
      [...(await visit(path)).document.matchAll(/id="(article-[\da-f-]+)"/g)].map(([, id]) => id)
    const longer = await articles('/cn/about/news?more=1')
    expect(longer).toHaveLength(16)
    expect(await articles('/cn/about/news')).toEqual(longer.slice(0, 8))
    expect(await articles('/cn/about/news?page=2')).toEqual(longer.slice(8))
    expect(await articles('/cn/about/news?page=2&more=1')).toHaveLength(16)
  })

  test('each page of the news is the one to index at its address, and links to its neighbours', async () => {
    const links = async (path: string) => {
      const { document } = await visit(path)
      const [head = '', body = ''] = document.split('<body')
      const link = (html: string, rel: string) =>
        new RegExp(`<(?:link|a)[^>]* rel="${rel}"[^>]*>`).exec(html)?.[0].match(/href="([^"]*)"/)?.[1]
      expect(link(body, 'prev'), path).toBe(link(head, 'prev'))
      expect(link(body, 'next'), path).toBe(link(head, 'next'))
      const canonical = link(head, 'canonical')?.replace(/^https?:\/\/[^/]*/, '')
      return [canonical, link(head, 'prev'), link(head, 'next')]
    }
    const list = '/cn/about/news'
    expect(await links(list)).toEqual([list, undefined, `${list}?page=2`])
    expect(await links(`${list}?page=1`)).toEqual([list, undefined, `${list}?page=2`])
    expect(await links(`${list}?more=1`)).toEqual([list, undefined, `${list}?page=3`])
    expect(await links(`${list}?page=2`)).toEqual([`${list}?page=2`, list, `${list}?page=3`])
    const [last, before, after] = await links(`${list}?page=4`)
    expect([last, before, after]).toEqual([`${list}?page=4`, `${list}?page=3`, undefined])
  })

  test.each(['/cn/about/News', '/cn/About/news', `/cn/about/news-detail/${onlyChinese.id.toUpperCase()}`])(
    '%s is a 404: a page has one address',
    async (path) => expect((await visit(path)).status).toBe(404),
  )

  test.each(['/cn/about/news/', '/cn//about/news', '/cn/about//news', '/cn/about/news//'])(
    '%s is not a second address of the news',
    async (path) => {
      const { status, location } = await visit(path)
      if (status !== 404) expect([status, location]).toEqual([307, '/cn/about/news'])
    },
  )

  test('an unknown language leads to both home pages', async () => {
    const { status, document } = await visit('/de')
    expect(status).toBe(404)
    for (const home of ['/cn', '/en']) expect(document).toMatch(new RegExp(`<a [^>]*href="${home}"`))
  })

  test('the language switch of an article says what it leads to', async () => {
    const { document } = await visit(`/cn/about/news-detail/${onlyChinese.id}`)
    const switches = document.match(/<div class="langs".*?<\/div>/gs) ?? []
    expect(switches.length).toBeGreaterThan(0)
    for (const each of switches)
      expect([...each.matchAll(/href[Ll]ang="([^"]*)"/g)].map(([, tag]) => tag)).toEqual(['zh-CN', 'zh-CN'])
  })

  test('an article without an English version is marked as Chinese, and the Chinese page is the one to index', async () => {
    const { status, document } = await visit(`/en/about/news-detail/${onlyChinese.id}`)
    expect(status).toBe(200)
    expect(document).toMatch(/<h1[^>]*lang="zh-CN"/)
    expect(document).toMatch(
      new RegExp(`rel="canonical" href="[^"]*/cn/about/news-detail/${onlyChinese.id}"`),
    )
  })

  test('its title in the English list is marked as Chinese, and no other', async () => {
    const { document } = await visit('/en/about/news')
    const rows = document.match(/<li class="row news">.*?<\/li>/gs) ?? []
    expect(rows).toHaveLength(8)
    const marked = rows.filter((row) => row.includes('lang="zh-CN"'))
    expect(marked).toHaveLength(1)
    expect(marked[0]).toContain(onlyChinese.cn.title)
    expect(marked[0]).toContain('>Chinese<')
  })

  test('an article of another form or without existence is a 404', async () => {
    for (const id of ['1', 'x.y', 'x'.repeat(300), '00000000-0000-7000-8000-000000000000'])
      expect((await visit(`/cn/about/news-detail/${id}`)).status).toBe(404)
  })

  test('a filter in the address leaves its positions', async () => {
    const { document } = await visit('/en/about/joinus?team=rnd&city=shenzhen')
    const all = (await visit('/en/about/joinus')).document
    const rows = (html: string) => html.match(/class="row position"/g)?.length ?? 0
    expect(rows(document)).toBe(1)
    expect(rows(all)).toBeGreaterThan(rows(document))
    expect(document).toMatch(/<option value="rnd" selected/)
  })

  test('a form sent without a choice leads to the clean address', async () => {
    const { status, location } = await visit('/en/about/joinus?team=&city=beijing')
    expect([status, location]).toEqual([307, '/en/about/joinus?city=beijing'])
  })

  test('a filter that fits nothing says so and leads on', async () => {
    const { status, document } = await visit('/en/about/joinus?team=nobody')
    expect(status).toBe(200)
    expect(document).toContain('class="empty"')
  })

  test('a position has a title and an address of its own, and can be applied for', async () => {
    const { document } = await visit(`/en/about/joinus?team=rnd&id=${open?.id}`)
    expect(document).toContain(`<title>${open?.en?.title}`)
    expect(document).toMatch(new RegExp(`rel="canonical" href="[^"]*/en/about/joinus\\?id=${open?.id}"`))
    expect(document).toContain(`?subject=${encodeURIComponent(`Application: ${open?.en?.title}`)}`)
  })

  test('a closed position is there, says so and takes no applications', async () => {
    const { status, document } = await visit(`/cn/about/joinus?id=${closed?.id}`)
    expect(status).toBe(200)
    expect(document).toContain('position__closed')
    expect(document).not.toContain('?subject=')
  })

  test.each(['', '1', 'x', 'x'.repeat(300), '00000000-0000-7000-8000-000000000000', '%00', '%5B%22a%22%5D'])(
    'the position ?id=%s is a 404',
    async (id) => {
      expect((await visit(`/cn/about/joinus?id=${id}`)).status).toBe(404)
    },
  )
})

describe('without the upstream', () => {
  beforeAll(async () => {
    await api.close()
    // what was read counts as fresh for 30 s, by a clock that nobody sets
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000)
    vi.spyOn(siteLog(), 'error').mockReturnValue()
    vi.spyOn(siteLog(), 'warn').mockReturnValue()
  })

  test.each([
    'news',
    'news?page=2',
    'recruitment',
    'joinus',
    `joinus?id=${open?.id}`,
    `joinus?id=${closed?.id}`,
  ])('/about/%s shows what is remembered, with its date, and holds for seconds', async (page) => {
    const lang = page.includes(`${open?.id}`) ? 'en' : 'cn'
    const { status, document, holds } = await visit(`/${lang}/about/${page}`)
    expect(status).toBe(200)
    expect(document).toMatch(/(\d{4}-\d{2}-\d{2}|\d{1,2} [A-Z][a-z]+ \d{4})[^<]*<\/(span|p)>/)
    expect(document).toMatch(/class="(row|job|position__points)/)
    expect(holds).toBe('5')
  })

  test('positions of which nothing is remembered leave the page of hiring as it is', async () => {
    const { forgetReadings } = await import('#src/upstream/read.server.ts')
    forgetReadings()
    await rm(join(folder, 'site'), { recursive: true, force: true })
    const { status, document, holds } = await visit('/en/about/recruitment')
    expect(status).toBe(200)
    expect(document).toContain('The list of positions cannot be shown right now')
    expect(holds).toBe('5')
  })

  test('pages that need no upstream do not notice', async () => {
    for (const page of ['about', 'contact']) expect((await visit(`/cn/about/${page}`)).status).toBe(200)
  })
})

async function visit(path: string) {
  const response = await visitEntry(path)
  return {
    status: response.status,
    location: response.headers.get('location'),
    holds: /s-maxage=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1],
    document: await response.text(),
  }
}

type Record = { id: string; closed?: boolean; teamKey?: string; en?: { title: string } }

function seeded(wanted: (record: Record) => boolean): Record[] {
  const seeds = new URL('../../api/seed/jobs/', import.meta.url)
  return readdirSync(seeds)
    .map((name) => JSON.parse(readFileSync(new URL(name, seeds), 'utf8')) as Record)
    .filter(wanted)
}
