import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

/** The door's reads: fresh, from memory, from disk, from the content of the build. */
let folder: string
let server: Server
let handle: RequestListener
let door: typeof import('./news.server.ts') & typeof import('./downloads.server.ts')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reads-'))
  server = createServer((request, response) => handle(request, response)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  vi.stubEnv('API_BASE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.stubEnv('DIST_DIR', folder)
  await writeContent()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true, force: true })
})

// a fresh process for each test: neither memory nor breaker know anything
beforeEach(async () => {
  await restart()
})

async function restart(dataDir = join(folder, crypto.randomUUID())) {
  vi.stubEnv('DATA_DIR', dataDir)
  vi.resetModules()
  door = { ...(await import('./news.server.ts')), ...(await import('./downloads.server.ts')) }
  return dataDir
}

const down: RequestListener = (request) => request.socket.destroy()
const hanging: RequestListener = () => {}

test('what nobody ever asked comes from the content of the build, with its date', async () => {
  handle = down
  const reading = await door.readNewsList({ lang: 'en', limit: 2 })
  expect(reading).toMatchObject({ state: 'stale', asOf: takenAt, data: { nextCursor: 'built-2' } })
  const next = await door.readNewsList({ lang: 'en', limit: 2, cursor: 'built-2' })
  expect(next).toMatchObject({ state: 'stale', data: { items: [{ id: id(3) }], nextCursor: null } })
  expect(await door.readArticle(id(1), { lang: 'en' })).toMatchObject({ data: { bodyHtml: '<p>1</p>' } })
})

test('what is not in the build either is unavailable, not missing', async () => {
  handle = down
  expect(await door.readArticle(id(9), { lang: 'en' })).toEqual({ state: 'unavailable' })
  const foreign = await door.readNewsList({ lang: 'en', limit: 2, cursor: 'MjAyNg' })
  expect(foreign).toEqual({ state: 'unavailable' })
})

test('packages are searched in the build', async () => {
  handle = down
  const found = async (query: object) => {
    const reading = await door.readDownloads({ limit: 10, ...query })
    return reading.state === 'stale' ? reading.data.items.map((one) => one.version) : []
  }
  expect(await found({})).toEqual(['8.0', '7.4'])
  expect(await found({ q: '客户端 WINDOWS' })).toEqual(['8.0'])
  expect(await found({ platform: 'kylin' })).toEqual(['7.4'])
  expect(await found({ version: 'v7' })).toEqual(['7.4'])
  expect(await found({ version: '7.' })).toEqual(['7.4'])
  expect(await found({ q: 'nothing' })).toEqual([])
})

test('a copy on disk is newer than the build, and outlives the process', async () => {
  handle = (_, response) =>
    response.setHeader('content-type', 'application/json').end('{"items":[],"nextCursor":null}')
  const dataDir = await restart()
  expect(await door.readNewsList({ lang: 'cn', limit: 2 })).toMatchObject({ state: 'fresh' })
  await vi.waitFor(async () => {
    await restart(dataDir)
    handle = down
    expect(await door.readNewsList({ lang: 'cn', limit: 2 })).toMatchObject({ data: { items: [] } })
  })
})

test('a page waits 1 s at most, a page with a copy 0.7 s, and a late answer is there for the next one', async () => {
  handle = hanging
  let start = performance.now()
  expect(await door.readNewsList({ lang: 'en', limit: 2 })).toMatchObject({ asOf: takenAt })
  expect(performance.now() - start).toBeLessThan(1_800)
  const age = olderByTheMinute()
  handle = (_, response) =>
    response.setHeader('content-type', 'application/json').end('{"items":[],"nextCursor":null}')
  await vi.waitUntil(async () => (await door.readNewsList({ lang: 'en', limit: 2 })).state === 'fresh')
  age()
  handle = (_, response) => {
    setTimeout(() => response.setHeader('content-type', 'application/json').end(oneItem), 1_000)
  }
  start = performance.now()
  expect(await door.readNewsList({ lang: 'en', limit: 2 })).toMatchObject({ state: 'stale' })
  expect(performance.now() - start).toBeLessThan(950)
  await vi.waitUntil(async () =>
    JSON.stringify(await door.readNewsList({ lang: 'en', limit: 2 })).includes(id(5)),
  )
})

test('a clock that is set back keeps no answer fresh', async () => {
  const age = olderByTheMinute()
  const count = vi.fn()
  handle = (_, response) => {
    count()
    response.setHeader('content-type', 'application/json').end('{"items":[],"nextCursor":null}')
  }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 3_600_000 })
  await vi.waitUntil(async () => (await door.readNewsList({ lang: 'en', limit: 3 })).state === 'fresh')
  vi.useRealTimers()
  const before = count.mock.calls.length
  age()
  expect(await door.readNewsList({ lang: 'en', limit: 3 })).toMatchObject({ state: 'fresh' })
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
  let calls = 0
  handle = (_, response) => {
    calls += 1
    response.writeHead(503, { 'retry-after': '1' }).end()
  }
  for (let n = 0; n < 5; n += 1) await door.readNewsList({ lang: 'en', limit: 2 })
  expect(calls).toBe(1)
  await door.readDownloads({ limit: 1 })
  expect(calls).toBe(2)
  handle = (_, response) => response.setHeader('content-type', 'application/json').end(oneItem)
  await vi.waitUntil(async () => (await door.readNewsList({ lang: 'en', limit: 2 })).state === 'fresh', 3_000)
})

test('retries are a tenth of the calls, and a few', async () => {
  let calls = 0
  handle = (_, response) => {
    calls += 1
    if (calls % 2 === 1) response.writeHead(502).end()
    else response.setHeader('content-type', 'application/json').end(oneItem)
  }
  const reads = Array.from({ length: 15 }, (_, n) => door.readNewsList({ lang: 'en', limit: n + 1 }))
  await Promise.all(reads)
  expect(calls).toBeLessThanOrEqual(15 + 11)
})

const takenAt = Date.UTC(2026, 9, 1)

function id(n: number): string {
  return `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
}

const oneItem = JSON.stringify({ items: [newsItem(5)], nextCursor: null })

function newsItem(n: number) {
  const rest = { hits: 0, updatedDate: null, category: 'story', cover: null }
  return { id: id(n), lang: 'en', title: `T${n}`, summary: 's', publishDate: '2026-01-01', ...rest }
}

function article(n: number) {
  const neighbours = { previous: null, next: null, related: [] }
  return { ...newsItem(n), bodyHtml: `<p>${n}</p>`, translations: ['cn', 'en'], ...neighbours }
}

function download(n: number, changes: object) {
  return {
    ...{ id: id(n), product: 'mvda', name: { cn: 'MVDA客户端', en: 'MVDA client' }, platform: 'windows' },
    ...{ cpu: 'x86', fileName: 'a.msi', size: 1, sha256: '0'.repeat(64), version: '8.0' },
    ...{ releasedAt: '2026-01-01', supportEnd: null, latest: true, older: [] },
    ...{ notes: { cn: ['a'], en: ['a'] }, requirements: { cn: ['a'], en: ['a'] }, ...changes },
  }
}

async function writeContent() {
  const news = [article(1), article(2), article(3)]
  const downloads = [download(11, {}), download(12, { version: '7.4', platform: 'kylin' })]
  const content = { takenAt, news: { cn: news, en: news }, jobs: { cn: [], en: [] }, downloads }
  await mkdir(join(folder, 'server'))
  await writeFile(join(folder, 'server/content.json'), JSON.stringify(content))
}
