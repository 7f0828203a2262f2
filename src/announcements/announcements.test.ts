import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { announcementPlaces } from '#contract/announcements/announcement-keys.ts'
import { loadWords } from '#i18n/load-words.ts'
import { nextEnd, pathsOf, renewAnnouncements, withAnnouncements } from './announcements.server.tsx'

/** What the upstream says is public. */
let items: object[] | undefined = []
let folder: string
let server: Server

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'announcements-'))
  server = createServer((request, response) => {
    if (!items) return request.socket.destroy()
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ items }))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  vi.stubEnv('API_BASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.stubEnv('DATA_DIR', folder)
  await Promise.all([loadWords('cn', []), loadWords('en', [])])
})
afterAll(async () => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

async function publish(...announced: object[]): Promise<boolean> {
  items = announced
  return renewAnnouncements()
}

const hostile = '</script><b>"\'&'
const item = {
  key: 'a-1',
  place: 'all',
  cn: { text: '维护', link: '安排' },
  en: { text: hostile, link: 'Schedule' },
  address: '/service/releases#x',
  until: null as number | null,
}
const html = '<html><head><title>x</title></head><body class="y"><header></header></body></html>'

it('is in documents of pages it is for, escaped, and in no others', async () => {
  expect(withAnnouncements(html, '/en', 'n')).toBe(html)
  expect(await publish(item)).toBe(true)
  expect(await renewAnnouncements()).toBe(false)
  const page = withAnnouncements(html, '/en/about/news', 'n')
  expect(page).toMatch(/<body class="y"><aside class="ann" data-name="a-1" lang="zh-CN"[^>]*hidden=""/)
  expect(page).toContain('&lt;/script&gt;&lt;b&gt;')
  expect(page).not.toContain(hostile)
  expect(page).toContain('href="/en/service/releases#x"')
  expect(page).toContain('href="/cn/service/releases#x"')
  expect(page).not.toMatch(/lang="en"[^>]*hidden=""/)
  expect(page.match(/ nonce="n"/g)).toHaveLength(2)
  for (const path of ['/admin', '/favicon.ico', '/de/about'])
    expect(withAnnouncements(html, path, 'n')).toBe(html)
})

it('shows the one that began last of those for a page', async () => {
  await publish({ ...item, key: 'b-2', place: 'news' }, { ...item, en: null })
  const shownOn = (path: string) =>
    [...withAnnouncements(html, path, undefined).matchAll(/<aside [^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !tag.includes(' hidden'))
      .map((tag) => /data-name="(.*?)" lang="(..)/.exec(tag)?.slice(1).reverse().join(' '))
  expect(shownOn('/cn/about/news')).toEqual(['zh b-2'])
  expect(shownOn('/en/about/news')).toEqual(['en b-2'])
  expect(shownOn('/cn')).toEqual(['zh a-1'])
  expect(shownOn('/en')).toEqual([])
})

it('ends in time and stays while the upstream is away', async () => {
  const until = Date.now() + 60_000
  await publish({ ...item, until })
  expect(nextEnd()).toBe(until)
  items = undefined
  expect(await renewAnnouncements()).toBe(false)
  expect(withAnnouncements(html, '/cn', undefined)).toContain('维护')
  vi.resetModules()
  const restarted = await import('./announcements.server.tsx')
  expect(await restarted.renewAnnouncements()).toBe(true)
  expect(restarted.nextEnd()).toBe(until)
  vi.useFakeTimers({ now: until, toFake: ['Date'] })
  expect(withAnnouncements(html, '/cn', undefined)).toBe(html)
  expect(nextEnd()).toBeUndefined()
  vi.useRealTimers()
  await publish()
  expect(withAnnouncements(html, '/cn', undefined)).toBe(html)
})

it('knows the pages of each place', () => {
  const placesOf = (path: string, lang: 'cn' | 'en') =>
    announcementPlaces.filter((place) => new RegExp(pathsOf(place, lang)).test(path)).join(' ')
  expect(placesOf('/', 'cn')).toBe('all home')
  expect(placesOf('/', 'en')).toBe('')
  expect(placesOf('/cn', 'en')).toBe('')
  expect(placesOf('/cnx', 'cn')).toBe('')
  expect(placesOf('/en/numbers', 'en')).toBe('all home')
  expect(placesOf('/en/search', 'en')).toBe('all')
  expect(placesOf('/cn/product/mvda', 'cn')).toBe('all products')
  expect(placesOf('/cn/solution/dsc', 'cn')).toBe('all solutions')
  expect(placesOf('/cn/about/news-detail/x', 'cn')).toBe('all news')
  expect(placesOf('/cn/about/joinus', 'cn')).toBe('all company')
  expect(placesOf('/cn/download/search', 'cn')).toBe('all downloads')
})
