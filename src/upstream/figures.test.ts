import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type ChaosProxy, startChaosProxy } from '../../tests/faults/chaos-proxy.ts'
import { RELAY_SECRET } from '../../tests/trial-requests.ts'
import { startUpstream, type UpstreamProcess } from '../../tests/upstream-process.ts'

let dataDir: string
let upstream: UpstreamProcess
let proxy: ChaosProxy
let figures: typeof import('./figures.server.ts')

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'figures-'))
  upstream = await startUpstream({ dataDir })
  proxy = await startChaosProxy(upstream.url)
  vi.stubEnv('API_BASE_URL', `http://127.0.0.1:${proxy.port}`)
  vi.stubEnv('RELAY_SECRET', RELAY_SECRET)
})
// counts and the breaker remember
beforeEach(async () => {
  vi.resetModules()
  figures = await import('./figures.server.ts')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await proxy.close()
  await upstream.stop()
  await rm(dataDir, { recursive: true })
})

/** What the upstream has stored of a kind, and since forgotten. */
function stored(kind: string): unknown[] {
  const database = new DatabaseSync(join(dataDir, 'upstream.sqlite'))
  const rows = database
    .prepare('delete from figure where kind = ? returning day, name, detail, count')
    .all(kind)
    .map((row) => Object.values(row))
  database.close()
  return rows.sort()
}

const evening = Date.UTC(2026, 10, 20, 15, 59)

test('an answer that is lost on its way: the batch is sent again and counted once, each day by itself', async () => {
  const { countFigure, flushFigures } = figures
  countFigure('visit', '/cn', 'search', evening)
  countFigure('visit', '/cn', 'search', evening)
  await proxy.set('reset mid-body')
  await flushFigures()
  countFigure('visit', '/cn', 'search', evening + 60_000)
  await proxy.set(undefined)
  await flushFigures()
  await flushFigures()
  expect(stored('visit')).toEqual([
    ['2026-11-20', '/cn', 'search', 2],
    ['2026-11-21', '/cn', 'search', 1],
  ])
})

test('a flood of addresses while the upstream is away costs a bounded memory and loses no visit', async () => {
  const { countFigure, flushFigures, otherPages } = figures
  for (let n = 0; n < 6_000; n += 1) countFigure('visit', `/cn/${n}`, 'none', evening)
  for (let n = 0; n < 20; n += 1) await flushFigures()
  const rows = stored('visit') as [string, string, string, number][]
  expect(rows.reduce((sum, [, , , count]) => sum + count, 0)).toBe(6_000)
  expect(rows.find(([, name]) => name === otherPages)?.[3]).toBe(1_000)
})

test('two instances add up', async () => {
  for (let instance = 0; instance < 2; instance += 1) {
    vi.resetModules()
    const { countFigure, flushFigures } = await import('./figures.server.ts')
    countFigure('search', 'loongson', 'en', evening)
    await flushFigures()
  }
  expect(stored('search')).toEqual([['2026-11-20', 'loongson', 'en', 2]])
})
