import { LRUCache } from 'lru-cache'
import { type Call, callUpstream } from './call.server.ts'
import { recallFromDisk, rememberOnDisk } from './last-known.server.ts'

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

/**
 * Reads from the upstream through a memory of 32 MB and a last-known-good copy on disk. One question is asked once,
 * however many wait for its answer.
 */
export function readUpstream<T extends object>(call: Call<T>): Promise<Reading<T>> {
  const key = JSON.stringify([call.path, call.query ?? {}])
  const known = memory.get(key) as Remembered<T> | undefined
  if (known && Date.now() - known.asOf < freshFor)
    return Promise.resolve({ state: 'fresh', data: known.data })
  const asked = (asking.get(key) ?? ask(key, call)) as Promise<Reading<T>>
  asking.set(key, asked)
  return asked.finally(() => asking.delete(key))
}

/** Forgets what is known in memory, so that the next read asks again (after a publication, or in tests). */
export function forgetReadings(): void {
  memory.clear()
}

/** The day an answer from memory was fetched (ISO date, UTC); null where the answer is fresh. */
export function staleSince(reading: Reading<object>): string | null {
  return reading.state === 'stale' ? new Date(reading.asOf).toISOString().slice(0, 10) : null
}

type Remembered<T> = { data: T; asOf: number }

const memory = new LRUCache<string, Remembered<object>>({
  maxSize: 32_000_000,
  sizeCalculation: ({ data }) => JSON.stringify(data).length + 1,
})
const asking = new Map<string, Promise<Reading<object>>>()

async function ask<T extends object>(key: string, call: Call<T>): Promise<Reading<T>> {
  const answer = await callUpstream(call)
  if (answer.ok) {
    const remembered = { data: answer.data, asOf: Date.now() }
    memory.set(key, remembered)
    rememberOnDisk(key, remembered)
    return { state: 'fresh', data: answer.data }
  }
  if (answer.trouble.kind === 'missing') return { state: 'missing' }
  return lastKnown(key, call)
}

async function lastKnown<T extends object>(key: string, call: Call<T>): Promise<Reading<T>> {
  const known = (memory.get(key) as Remembered<T> | undefined) ?? (await recallFromDisk(key, call.answers))
  if (!known || Date.now() - known.asOf > usableFor) return { state: 'unavailable' }
  memory.set(key, known)
  return { state: 'stale', data: known.data, asOf: known.asOf }
}
