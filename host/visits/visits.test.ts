import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../rig/ask.ts'
import { startFakeSite } from '../rig/fake-site.ts'
import { isDocument, isVisit } from './is-visit.ts'
import { referrerKind } from './referrer-kind.ts'
import { createVisitCounter } from './visit-counter.ts'
import type { VisitHeaders } from './visit-headers.ts'
import { readVisitRows, type VisitRow } from './visit-store.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'
const person = { 'user-agent': browser }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visits-'))
})
afterAll(() => rm(folder, { recursive: true }))

test.each<[Record<string, string>, string]>([
  [{}, 'none'],
  [{ 'user-agent': `${browser} MicroMessenger/8.0` }, 'social'],
  [{ referer: 'https://www.deskcloud.example/cn' }, 'internal'],
  [{ 'sec-fetch-site': 'same-origin' }, 'internal'],
  [{ referer: 'https://www.baidu.com/link?url=x' }, 'search'],
  [{ referer: 'https://m.baidu.com' }, 'search'],
  [{ referer: 'https://www.google.co.uk/' }, 'search'],
  [{ referer: 'https://cn.bing.com/' }, 'search'],
  [{ referer: 'https://www.so.com/s?q=x' }, 'search'],
  [{ referer: 'https://tieba.baidu.com/p/1' }, 'social'],
  [{ referer: 'https://t.co/x' }, 'social'],
  [{ referer: 'https://www.zhihu.com/question/1' }, 'social'],
  [{ referer: 'https://blog.example/baidu.com/' }, 'other'],
  [{ referer: 'https://notbaidu.example/' }, 'other'],
  [{ referer: 'android-app://com.example' }, 'other'],
])('%j comes from: %s', (headers, kind) => {
  expect(referrerKind({ host: 'www.deskcloud.example', ...headers })).toBe(kind)
})

test.each<VisitHeaders>([
  {},
  { 'user-agent': 'curl/8.5.0' },
  { 'user-agent': 'Mozilla/5.0 (compatible; Baiduspider/2.0)' },
  { 'user-agent': `${browser} (compatible; Googlebot/2.1)` },
  { 'user-agent': browser.replace('Chrome', 'HeadlessChrome') },
  { ...person, dnt: '1' },
  { ...person, 'sec-gpc': '1' },
  { ...person, 'sec-purpose': 'prefetch;prerender' },
  { ...person, purpose: 'prefetch' },
])('%j is no visit', (headers) => {
  expect(isVisit(headers)).toBe(false)
})

test('phones, tablets and browsers inside apps are people', () => {
  const agents = ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile/15E148 MicroMessenger/8.0', browser]
  expect(agents.every((agent) => isVisit({ 'user-agent': agent }))).toBe(true)
  expect(isDocument({ 'sec-fetch-dest': 'empty' })).toBe(false)
})

test('documents are counted, kept or not, and each once', async () => {
  const visitsFile = join(folder, 'documents.sqlite')
  const site = await startFakeSite({ visitsFile })
  await ask(site, '/cn/product/mvda', { headers: person })
  const { headers } = await ask(site, '/cn/product/mvda?utm_source=x', {
    headers: { ...person, referer: 'https://www.baidu.com/' },
  })
  // the browser has it already: a visit all the same
  await ask(site, '/cn/product/mvda/', { headers: { ...person, 'if-none-match': String(headers.etag) } })
  await ask(site, '/en/trial/trial?email=a@b.example', {
    headers: { ...person, cookie: 'token=x; name=Ann' },
  })
  await ask(site, '/cn', { headers: { ...person, 'sec-fetch-dest': 'empty' } })
  await ask(site, '/cn', { headers: { ...person, dnt: '1' } })
  await ask(site, '/cn', { method: 'HEAD', headers: person })
  await ask(site, '/sitemap.xml', { headers: person })
  await ask(site, '/assets/entry-AbCd1234.js', { headers: person })
  await site.close()
  expect(visitsIn(visitsFile)).toEqual([
    ['/cn/product/mvda', 'none', 2],
    ['/cn/product/mvda', 'search', 1],
    ['/en/trial/trial', 'none', 1],
  ])
})

test('a page reached without a document reports itself; reports from elsewhere are not believed', async () => {
  const visitsFile = join(folder, 'reports.sqlite')
  const site = await startFakeSite({ visitsFile })
  const { host } = new URL(site.url)
  const report = (headers: Record<string, string>) =>
    ask(site, '/visit', { method: 'POST', headers: { ...person, host, ...headers } })
  const good = await report({
    referer: `${site.url}/cn/about/about?q=secret`,
    'sec-fetch-site': 'same-origin',
  })
  expect([good.status, good.text]).toEqual([204, ''])
  await report({ referer: `${site.url}/cn/made-up` })
  await report({ referer: 'https://evil.example/cn' })
  await report({ referer: `${site.url}/cn/about/about`, 'sec-fetch-site': 'cross-site' })
  await report({ referer: `${site.url}/cn/about/about`, 'sec-gpc': '1' })
  await report({})
  await site.close()
  expect(visitsIn(visitsFile)).toEqual([['/cn/about/about', 'internal', 1]])
})

test('nothing about the visitor reaches the disk', async () => {
  const visitsFile = join(folder, 'private.sqlite')
  const site = await startFakeSite({ visitsFile })
  const headers = { ...person, referer: 'https://mail.example/inbox/ann', cookie: 'token=secret' }
  await ask(site, '/cn?email=ann@b.example', { headers })
  await site.close()
  expect(readVisitRows(visitsFile, '2000-01-01')).toEqual([
    { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), page: '/cn', referrer: 'other', visits: 1 },
  ])
})

test('a file that cannot be written: counts wait, and each day keeps its own', async () => {
  const data = join(folder, 'full')
  // a file where the folder should be
  await writeFile(data, '')
  let time = Date.UTC(2026, 10, 20, 15, 59)
  const counter = createVisitCounter(
    join(data, 'visits.sqlite'),
    () => true,
    pino({ level: 'silent' }),
    () => time,
  )
  const visit = () =>
    counter.countDocument('/cn', { rawHeaders: Object.entries(person).flat() } as IncomingMessage)
  visit()
  counter.flush()
  time += 60_000
  counter.flush()
  visit()
  await rm(data)
  counter.close()
  const rows = readVisitRows(join(data, 'visits.sqlite'), '2000-01-01')
  expect(rows.map(({ day, visits }) => [day, visits])).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 1],
  ])
})

test('a flood of addresses costs a bounded number of rows', () => {
  const file = join(folder, 'flood.sqlite')
  const counter = createVisitCounter(file, () => true, pino({ level: 'silent' }))
  for (let n = 0; n < 5_000; n += 1)
    counter.countDocument(`/cn/about/news-detail/${n}`, {
      rawHeaders: Object.entries(person).flat(),
    } as IncomingMessage)
  counter.close()
  const rows = readVisitRows(file, '2000-01-01')
  expect(rows.length).toBe(1_001)
  expect(rows.find(({ page }) => page === '(other)')?.visits).toBe(4_000)
})

test('two instances share a file, and the command adds files up', async () => {
  const [one, two] = [join(folder, 'one.sqlite'), join(folder, 'two.sqlite')]
  const sites = await Promise.all([one, one, two].map((visitsFile) => startFakeSite({ visitsFile })))
  for (const site of sites) await ask(site, '/en', { headers: person })
  for (const site of sites) await site.close()
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['tools/visits.ts', '--days', '2', '--csv', '--file', one, '--file', two],
  ])
  expect(stdout).toBe('page,visits\n/en,3\n')
})

function visitsIn(file: string): [string, string, number][] {
  return readVisitRows(file, '2000-01-01').map(({ page, referrer, visits }: VisitRow) => [
    page,
    referrer,
    visits,
  ])
}
