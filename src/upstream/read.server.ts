import { createHash } from 'node:crypto'
import { readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { siteEnv } from '#src/site/env.ts'
import { type Call, callUpstream } from './call.server.ts'
import { type Kept, keep, recall } from './kept.server.ts'
import { pageTimeLeft } from './page-timeout.server.ts'
import { upstreamMetrics } from './upstream-metrics.server.ts'

/** Fresh, or stale with the time of the fetch (ms, UTC). */
export type Reading<T> =
  | { state: 'fresh'; data: T }
  | { state: 'stale'; data: T; asOf: number }
  | { state: 'missing' }
  | { state: 'unavailable' }

/** Cached answers are fresh for this long, ms. */
const freshFor = 30_000

/** Limit of stale answers, ms (7 days). */
const usableFor = 7 * 24 * 3_600_000

/** Timeout when a stale copy is available, ms. */
const timeoutWithCopy = 700

/**
 * Cached in memory (32 MB), then on disk, within the page's time budget. Concurrent reads share one call (single
 * flight); a late answer is cached for the next page.
 */
export async function readUpstream<T extends object>(call: Call<T>): Promise<Reading<T>> {
  const reading = await read(call)
  upstreamMetrics.readings.inc({ state: reading.state })
  return reading
}

async function read<T extends object>(call: Call<T>): Promise<Reading<T>> {
  // disk copies outlive a change of the upstream
  const key = JSON.stringify([siteEnv().apiBaseUrl, call.path, call.query ?? {}])
  const known = memory.get(key) as InMemory<T> | undefined
  if (known && performance.now() < known.freshUntil) return { state: 'fresh', data: known.data }
  const timeout = Math.min(pageTimeLeft(), known ? timeoutWithCopy : Number.POSITIVE_INFINITY)
  const answered = await inTime(askOnce(key, call), timeout)
  return answered === undefined || answered.state === 'unavailable' ? lastKnown(key, call) : answered
}

/** Reads page by page; the state is the last page's. */
export async function readAllPages<Item>(
  readPage: (cursor: string | undefined) => Promise<Reading<{ items: Item[]; nextCursor?: string | null }>>,
  mostPages: number,
): Promise<{ items: Item[]; state: Reading<Item>['state']; isWhole: boolean }> {
  const items: Item[] = []
  let cursor: string | undefined
  for (let page = 0; page < mostPages; page += 1) {
    const reading = await readPage(cursor)
    if (!('data' in reading)) return { items, state: reading.state, isWhole: false }
    items.push(...reading.data.items)
    cursor = reading.data.nextCursor ?? undefined
    if (cursor === undefined) return { items, state: reading.state, isWhole: true }
  }
  return { items, state: 'fresh', isWhole: false }
}

/** Clears the memory cache, after a publication or in tests. */
export function forgetReadings(): void {
  memory.clear()
}

/** When a stale reading was fetched, ms since the epoch; null when fresh. */
export function staleSince(reading: Reading<object>): number | null {
  return reading.state === 'stale' ? reading.asOf : null
}

/** Monotonic ms: immune to clock changes. */
type InMemory<T> = Kept<T> & { freshUntil: number }

const memory = new LRUCache<string, InMemory<object>>({
  maxSize: 32_000_000,
  sizeCalculation: ({ data }) => JSON.stringify(data).length + 1,
})
const asking = new Map<string, Promise<Reading<object>>>()

function askOnce<T extends object>(key: string, call: Call<T>): Promise<Reading<T>> {
  const underway = asking.get(key) as Promise<Reading<T>> | undefined
  if (underway) return underway
  const asked = ask(key, call).finally(() => asking.delete(key))
  asking.set(key, asked)
  return asked
}

async function ask<T extends object>(key: string, call: Call<T>): Promise<Reading<T>> {
  const answer = await callUpstream(call)
  // rejected parameters, such as a forged cursor, count as missing
  if (!answer.ok) return { state: /missing|refused/.test(answer.trouble.kind) ? 'missing' : 'unavailable' }
  const remembered = { data: answer.data, asOf: Date.now() }
  memory.set(key, { ...remembered, freshUntil: performance.now() + freshFor })
  rememberOnDisk(key, remembered)
  return { state: 'fresh', data: answer.data }
}

/** @returns undefined after `timeout` ms */
function inTime<T>(work: Promise<T>, timeout: number): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, timeout, undefined)
    void work.then(resolve).finally(() => clearTimeout(timer))
  })
}

async function lastKnown<T extends object>(key: string, call: Call<T>): Promise<Reading<T>> {
  const known: Kept<T> | undefined =
    (memory.get(key) as InMemory<T> | undefined) ?? (await recall(nameOf(key), call.answers))
  if (!known || Date.now() - known.asOf > usableFor) return { state: 'unavailable' }
  if (!memory.has(key)) memory.set(key, { ...known, freshUntil: 0 })
  return { state: 'stale', data: known.data, asOf: known.asOf }
}

/** Copies on disk; the oldest are evicted. */
const mostKept = 2_000

/** Persists an answer for restarts during an outage. Never throws, not awaited. */
function rememberOnDisk(key: string, remembered: Kept<object>): void {
  // throttles writes: answers are refreshed every 30 s
  const now = performance.now()
  if (now < (writtenUntil.get(key) ?? 0)) return
  writtenUntil.set(key, now + 60_000)
  writing = writing.then(() => write(key, remembered)).catch(() => undefined)
}

/** Monotonic ms. */
const writtenUntil = new Map<string, number>()
let writing: Promise<unknown> = Promise.resolve()
let writes = 0

async function write(key: string, { data, asOf }: Kept<object>): Promise<void> {
  await keep(nameOf(key), data, asOf)
  writes += 1
  if (writes % 100 === 1) await dropOldest()
}

async function dropOldest(): Promise<void> {
  const names = await readdir(folder())
  if (names.length <= mostKept) return
  const files = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder(), name))).mtimeMs })),
  )
  files.sort((a, b) => a.time - b.time)
  for (const { name } of files.slice(0, names.length - mostKept)) {
    await unlink(join(folder(), name))
    writtenUntil.clear()
  }
}

function folder(): string {
  return join(siteEnv().dataDir, 'last-known')
}

function nameOf(key: string): string {
  return `last-known/${createHash('sha256').update(key).digest('hex')}`
}
