import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isVisit } from './is-visit.ts'
import { readReport } from './read-report.server.ts'
import { referrerKind } from './referrer-kind.ts'
import { createVisitCounter } from './visit-counter.server.ts'
import { readVisitRows } from './visit-store.server.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'
const person = { 'user-agent': browser }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visits-'))
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['', browser, 'none'],
  ['', `${browser} MicroMessenger/8.0`, 'social'],
  ['https://www.deskcloud.example/cn', browser, 'internal'],
  ['https://www.baidu.com/link?url=x', browser, 'search'],
  ['https://m.baidu.com', browser, 'search'],
  ['https://www.google.co.uk/', browser, 'search'],
  ['https://cn.bing.com/', browser, 'search'],
  ['https://www.so.com/s?q=x', browser, 'search'],
  ['https://tieba.baidu.com/p/1', browser, 'social'],
  ['https://t.co/x', browser, 'social'],
  ['https://www.zhihu.com/question/1', browser, 'social'],
  ['https://blog.example/baidu.com/', browser, 'other'],
  ['https://notbaidu.example/', browser, 'other'],
  ['android-app://com.example', browser, 'other'],
])('%j with %j comes from: %s', (referrer, agent, kind) => {
  expect(referrerKind(referrer, 'www.deskcloud.example', agent)).toBe(kind)
})

test.each<Record<string, string>>([
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
  expect(isVisit(new Headers(headers))).toBe(false)
})

test('phones, tablets and browsers inside apps are people', () => {
  const agents = ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Mobile/15E148 MicroMessenger/8.0', browser]
  expect(agents.every((agent) => isVisit(new Headers({ 'user-agent': agent })))).toBe(true)
})

const host = 'www.deskcloud.example'
const own = { host, referer: `https://${host}/cn/about/about?q=secret`, 'sec-fetch-site': 'same-origin' }

test.each<[Record<string, string>, string | undefined, object | undefined]>([
  [own, undefined, { path: '/cn/about/about', referrer: '' }],
  [own, 'path=/cn&referrer=https://a.example/', { path: '/cn', referrer: 'https://a.example/' }],
  [own, 'path=/cn?email=a', undefined],
  [own, 'path=//evil', { path: '//evil', referrer: '' }],
  [own, 'other=1', undefined],
  [{ host, referer: 'https://evil.example/cn' }, undefined, undefined],
  [{ ...own, 'sec-fetch-site': 'cross-site' }, undefined, undefined],
  [{ host }, undefined, undefined],
])('report %j %s', async (headers, body, expected) => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const request =
    body === undefined
      ? new Request('https://www.deskcloud.example/visit', { headers })
      : new Request('https://www.deskcloud.example/visit', {
          ...{ method: 'POST', body },
          headers: { ...form, ...headers },
        })
  expect(await readReport(request)).toEqual(expected)
})

test('a page is counted under one name, and nothing about the visitor reaches the disk', () => {
  const file = join(folder, 'private.sqlite')
  const counter = createVisitCounter(file)
  for (const path of ['/cn', '/CN/', '/cn'])
    counter.count(path, 'https://mail.example/inbox/ann', new Headers(person))
  counter.count('/cn', '', new Headers({ 'user-agent': 'curl/8' }))
  counter.close()
  expect(readVisitRows(file, '2000-01-01')).toEqual([
    { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), page: '/cn', referrer: 'other', visits: 3 },
  ])
})

test('a file that cannot be written: counts wait, and each day keeps its own', async () => {
  const data = join(folder, 'full')
  // a file where the folder should be
  await writeFile(data, '')
  let time = Date.UTC(2026, 10, 20, 15, 59)
  const counter = createVisitCounter(join(data, 'visits.sqlite'), () => time)
  counter.count('/cn', '', new Headers(person))
  counter.flush()
  time += 60_000
  counter.count('/cn', '', new Headers(person))
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
  const counter = createVisitCounter(file)
  for (let n = 0; n < 5_000; n += 1) counter.count(`/cn/about/news-detail/${n}`, '', new Headers(person))
  counter.close()
  const rows = readVisitRows(file, '2000-01-01')
  expect(rows.length).toBe(1_001)
  expect(rows.find(({ page }) => page === '(other)')?.visits).toBe(4_000)
})

test('two instances share a file, and the command adds files up', async () => {
  const [one, two] = [join(folder, 'one.sqlite'), join(folder, 'two.sqlite')]
  for (const counter of [one, one, two].map((file) => createVisitCounter(file))) {
    counter.count('/en', '', new Headers(person))
    counter.close()
  }
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['tools/visits.ts', '--days', '2', '--csv', '--file', one, '--file', two],
  ])
  expect(stdout).toBe('page,visits\n/en,3\n')
})
