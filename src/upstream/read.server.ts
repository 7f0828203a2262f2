import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Type, type } from 'arktype'
import { LRUCache } from 'lru-cache'
import { siteEnv } from '#src/site/env.ts'
import { type Call, callUpstream } from './call.server.ts'
import { pageTimeLeft } from './page-timeout.server.ts'
import { parseAnswer } from './read-answer.server.ts'
import { upstreamMetrics } from './upstream-metrics.server.ts'

/** A read that survives the upstream: fresh, or the last known answer with the time it was fetched (ms, UTC). */
export type Reading<T> =
  | { state: 'fresh'; data: T }
  | { state: 'stale'; data: T; asOf: number }
  | { state: 'missing' }
  | { state: 'unavailable' }

/** Answers younger than this are used without asking again, in ms. */
const freshFor = 30_000

/** Older than this even trouble does not bring an answer back, in ms (7 days). */
const usableFor = 7 * 24 * 3_600_000

/** Who has an answer to show, only not the newest, waits this long for a new one, in ms. */
const timeoutWithCopy = 700

/**
 * Reads from the upstream through a memory of 32 MB. What it does not answer in the time a page has is looked up in
 * memory, then in the copies on disk. One question is asked once, however many wait for its answer; an answer that
 * comes too late for this page is there for the next one.
 */
export async function readUpstream<T extends object>(call: Call<T>): Promise<Reading<T>> {
  const reading = await read(call)
  upstreamMetrics.readings.inc({ state: reading.state })
  return reading
}

async function read<T extends object>(call: Call<T>): Promise<Reading<T>> {
  // copies on disk outlive the setting: those of another upstream are not found
  const key = JSON.stringify([siteEnv().apiBaseUrl, call.path, call.query ?? {}])
  const known = memory.get(key) as Kept<T> | undefined
  if (known && performance.now() < known.freshUntil) return { state: 'fresh', data: known.data }
  const timeout = Math.min(pageTimeLeft(), known ? timeoutWithCopy : Number.POSITIVE_INFINITY)
  const answered = await inTime(askOnce(key, call), timeout)
  return answered === undefined || answered.state === 'unavailable' ? lastKnown(key, call) : answered
}

/** Reads a list page by page. The state is that of the page it ended with, which is the last one or could not be read. */
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

/** Forgets what is known in memory, so that the next read asks again (after a publication, or in tests). */
export function forgetReadings(): void {
  memory.clear()
}

/** The day an answer from memory was fetched (ISO date, UTC); null where the answer is fresh. */
export function staleSince(reading: Reading<object>): string | null {
  return reading.state === 'stale' ? new Date(reading.asOf).toISOString().slice(0, 10) : null
}

/** In ms of the monotonic clock, so that a clock that is set keeps nothing fresh. */
type Kept<T> = Remembered<T> & { freshUntil: number }

const memory = new LRUCache<string, Kept<object>>({
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
  // what the upstream refuses to look for, such as a cursor that somebody made up, is not there either
  if (!answer.ok) return { state: /missing|refused/.test(answer.trouble.kind) ? 'missing' : 'unavailable' }
  const remembered = { data: answer.data, asOf: Date.now() }
  memory.set(key, { ...remembered, freshUntil: performance.now() + freshFor })
  rememberOnDisk(key, remembered)
  return { state: 'fresh', data: answer.data }
}

/** @returns undefined when it takes longer, in ms */
function inTime<T>(work: Promise<T>, timeout: number): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, timeout, undefined)
    void work.then(resolve).finally(() => clearTimeout(timer))
  })
}

async function lastKnown<T extends object>(key: string, call: Call<T>): Promise<Reading<T>> {
  const known: Remembered<T> | undefined =
    (memory.get(key) as Kept<T> | undefined) ?? (await recallFromDisk(key, call.answers))
  if (!known || Date.now() - known.asOf > usableFor) return { state: 'unavailable' }
  if (!memory.has(key)) memory.set(key, { ...known, freshUntil: 0 })
  return { state: 'stale', data: known.data, asOf: known.asOf }
}

type Remembered<T> = { data: T; asOf: number }

/** More copies than this are not kept: the oldest go first. */
const keep = 2_000

/** Keeps a copy of a good answer, so that a restart with the upstream down still has it. Never throws, never waited for. */
function rememberOnDisk(key: string, remembered: Remembered<object>): void {
  // an answer that is asked again every half minute need not be written as often
  const now = performance.now()
  if (now < (writtenUntil.get(key) ?? 0)) return
  writtenUntil.set(key, now + 60_000)
  writing = writing.then(() => write(key, remembered)).catch(() => undefined)
}

/** The copy of an answer, if there is one and it still has the right shape. */
async function recallFromDisk<T extends object>(
  key: string,
  answers: Type<T>,
): Promise<Remembered<T> | undefined> {
  try {
    const { data, asOf } = JSON.parse(await readFile(fileOf(key), 'utf8'))
    const checked = parseAnswer(answers, data)
    return checked instanceof type.errors || typeof asOf !== 'number' ? undefined : { data: checked, asOf }
  } catch {
    return undefined
  }
}

/** In ms of the monotonic clock. */
const writtenUntil = new Map<string, number>()
let writing: Promise<unknown> = Promise.resolve()
let writes = 0

async function write(key: string, remembered: Remembered<object>): Promise<void> {
  const file = fileOf(key)
  await mkdir(folder(), { recursive: true })
  await writeFile(`${file}.new`, JSON.stringify(remembered))
  await rename(`${file}.new`, file)
  writes += 1
  if (writes % 100 === 1) await dropOldest()
}

async function dropOldest(): Promise<void> {
  const names = await readdir(folder())
  if (names.length <= keep) return
  const files = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder(), name))).mtimeMs })),
  )
  files.sort((a, b) => a.time - b.time)
  for (const { name } of files.slice(0, names.length - keep)) {
    await unlink(join(folder(), name))
    writtenUntil.clear()
  }
}

function folder(): string {
  return join(siteEnv().dataDir, 'last-known')
}

function fileOf(key: string): string {
  return join(folder(), `${createHash('sha256').update(key).digest('hex')}.json`)
}
