import { existsSync, globSync } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { type } from 'arktype'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeUpstream, sendJson } from '../../tests/server/fake-upstream.ts'
import { faultsOf } from './read-answer.server.ts'

// calls that outlast any machine: what ends a wait is the limit of a page
vi.mock('./policy.server.ts', async (original) => ({
  ...(await original<typeof import('./policy.server.ts')>()),
  attemptTimeout: 120_000,
  totalTimeout: 120_000,
}))

/** Reads from the upstream: fresh, from memory, from disk. */
const upstream = fakeUpstream()
let client: typeof import('./news.server.ts') & typeof import('./downloads.server.ts')

// a fresh process for each test: neither memory nor breaker know anything
beforeEach(async () => {
  await restart()
})

async function restart(dataDir = join(upstream.folder, crypto.randomUUID())) {
  vi.stubEnv('DATA_DIR', dataDir)
  vi.resetModules()
  client = { ...(await import('./news.server.ts')), ...(await import('./downloads.server.ts')) }
  return dataDir
}

const down: RequestListener = (request) => request.socket.destroy()
const hanging: RequestListener = () => {}

test('what this upstream never said is unavailable, not missing', async () => {
  upstream.handle = down
  expect(await client.readNewsList({ lang: 'en', limit: 2 })).toEqual({ state: 'unavailable' })
  expect(await client.readArticle(id(9), { lang: 'en' })).toEqual({ state: 'unavailable' })
  expect(await client.readDownloads({ limit: 10 })).toEqual({ state: 'unavailable' })
})

test('a copy on disk outlives the process, and is of the upstream that said it only', async () => {
  upstream.handle = (_, response) => sendJson(response, oneItem)
  const dataDir = await restart()
  expect(await client.readNewsList({ lang: 'cn', limit: 2 })).toMatchObject({ state: 'fresh' })
  await expect.poll(() => globSync(join(dataDir, 'site/last-known/*.json'))).toHaveLength(1)
  upstream.handle = down
  await restart(dataDir)
  const copy = await client.readNewsList({ lang: 'cn', limit: 2 })
  expect(copy).toMatchObject({ state: 'stale', data: { items: [{ id: id(5) }] } })
  onTestFinished(() => void vi.stubEnv('API_BASE_URL', upstream.url))
  vi.stubEnv('API_BASE_URL', upstream.url.replace('127.0.0.1', 'localhost'))
  await restart(dataDir)
  expect(await client.readNewsList({ lang: 'cn', limit: 2 })).toEqual({ state: 'unavailable' })
})

test('of many copies on disk the oldest makes room', async () => {
  upstream.handle = (_, response) => sendJson(response, oneItem)
  const copies = join(await restart(), 'site/last-known')
  await mkdir(copies, { recursive: true })
  for (let n = 0; n < 2_000; n += 1) await writeFile(join(copies, `${n}.json`), '')
  await utimes(join(copies, '7.json'), 0, 0)
  await client.readNewsList({ lang: 'cn', limit: 2 })
  await expect.poll(() => existsSync(join(copies, '7.json'))).toBe(false)
})

test('a page waits 1 s at most, a page with a copy 0.7 s, and a late answer is there for the next one', async () => {
  upstream.handle = hanging
  const timers = vi.spyOn(globalThis, 'setTimeout')
  onTestFinished(() => timers.mockRestore())
  const delays = () => timers.mock.calls.map(([, ms]) => ms)
  expect(await client.readNewsList({ lang: 'en', limit: 2 })).toEqual({ state: 'unavailable' })
  expect(delays()).toContain(1_000)
  const age = olderByTheMinute()
  upstream.handle = (_, response) => sendJson(response, '{"items":[],"nextCursor":null}')
  upstream.server.closeAllConnections()
  await expect.poll(() => client.readNewsList({ lang: 'en', limit: 2 })).toMatchObject({ state: 'fresh' })
  age()
  let answer = () => {}
  upstream.handle = (_, response) => {
    answer = () => sendJson(response, oneItem)
  }
  timers.mockClear()
  expect(await client.readNewsList({ lang: 'en', limit: 2 })).toMatchObject({ state: 'stale' })
  expect(delays()).toContain(700)
  answer()
  await expect
    .poll(() => client.readNewsList({ lang: 'en', limit: 2 }))
    .toMatchObject({ state: 'fresh', data: { items: [{ id: id(5) }] } })
})

test('a clock that is set back keeps no answer fresh', async () => {
  const age = olderByTheMinute()
  const count = vi.fn()
  upstream.handle = (_, response) => {
    count()
    sendJson(response, '{"items":[],"nextCursor":null}')
  }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 3_600_000 })
  await expect.poll(() => client.readNewsList({ lang: 'en', limit: 3 })).toMatchObject({ state: 'fresh' })
  vi.useRealTimers()
  const before = count.mock.calls.length
  age()
  expect(await client.readNewsList({ lang: 'en', limit: 3 })).toMatchObject({ state: 'fresh' })
  expect(count).toHaveBeenCalledTimes(before + 1)
})

/** Time goes on, a minute at each call, by the monotonic clock. */
function olderByTheMinute(): () => void {
  const now = performance.now.bind(performance)
  let later = 0
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => now() + later)
  onTestFinished(() => spy.mockRestore())
  return () => {
    later += 60_000
  }
}

test('an upstream that asks not to be asked is left alone for as long, resource by resource', async () => {
  const age = olderByTheMinute()
  await restart()
  let calls = 0
  upstream.handle = (_, response) => {
    calls += 1
    response.writeHead(503, { 'retry-after': '30' }).end()
  }
  for (let n = 0; n < 5; n += 1) await client.readNewsList({ lang: 'en', limit: 2 })
  expect(calls).toBe(1)
  await client.readDownloads({ limit: 1 })
  expect(calls).toBe(2)
  upstream.handle = (_, response) => sendJson(response, oneItem)
  age()
  expect(await client.readNewsList({ lang: 'en', limit: 2 })).toMatchObject({ state: 'fresh' })
})

test('retries are a tenth of the calls, and a few', async () => {
  let calls = 0
  upstream.handle = (_, response) => {
    calls += 1
    if (calls % 2 === 1) response.writeHead(502).end()
    else sendJson(response, oneItem)
  }
  const reads = Array.from({ length: 15 }, (_, n) => client.readNewsList({ lang: 'en', limit: n + 1 }))
  await Promise.all(reads)
  expect(calls).toBeLessThanOrEqual(15 + 11)
})

test('an entry with a value that only a later version knows is left out, the others are there', async () => {
  const answer = (...items: object[]) => {
    upstream.handle = (_, response) => sendJson(response, { items, nextCursor: null })
  }
  const later = { ...newsItem(6), category: 'later' }
  answer(later, newsItem(5))
  expect(await client.readNewsList({ lang: 'en', limit: 2 })).toMatchObject({
    state: 'fresh',
    data: { items: [{ id: id(5) }] },
  })
  answer(later, later)
  expect(await client.readNewsList({ lang: 'en', limit: 3 })).toEqual({ state: 'unavailable' })
})

test('what is wrong with an answer is said without its values', () => {
  const faults = type({ items: type({ email: 'string.email', lang: "'cn' | 'en'" }).array() })({
    items: [{ email: 'Zhang San', lang: 'de' }],
  })
  const said = faults instanceof type.errors ? faultsOf(faults) : ''
  expect(said).toBe('items.0.email, items.0.lang')
})

function id(n: number): string {
  return `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
}

const oneItem = JSON.stringify({ items: [newsItem(5)], nextCursor: null })

function newsItem(n: number) {
  const rest = { hits: 0, updatedDate: null, category: 'story', cover: null }
  return { id: id(n), lang: 'en', title: `T${n}`, summary: 's', publishDate: '2026-01-01', ...rest }
}
