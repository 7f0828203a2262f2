import type { Database } from '../../api/db/tables.ts'
import { listDownloads } from '../../api/downloads/download-list.ts'
import type { SearchCase } from './search-cases.ts'

/** Milliseconds. */
export interface Times {
  median: number
  p95: number
}

const ROUNDS = 100
const WARM_UP = 5
/** For one case: a slow one is measured less often. */
const MOST_MS = 1_500

export type Subject = { db: Database; case: SearchCase }

/** Times the same search on several databases in turn, so that what else the machine does meets all of them. */
export async function measure(subjects: readonly Subject[]): Promise<{ times: Times[]; rounds: number }> {
  const taken: number[][] = subjects.map(() => [])
  const end = performance.now() + MOST_MS
  let round = 0
  for (; round < WARM_UP + ROUNDS && (round <= WARM_UP || performance.now() < end); round++)
    for (const [index, subject] of subjects.entries()) {
      const ms = await timeOf(subject)
      if (round >= WARM_UP) taken[index]?.push(ms)
    }
  return { times: taken.map(summary), rounds: round - WARM_UP }
}

async function timeOf(subject: Subject): Promise<number> {
  const start = performance.now()
  await listDownloads(subject.db, subject.case.request)
  return performance.now() - start
}

function summary(taken: number[]): Times {
  const sorted = taken.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
  return { median: at(0.5), p95: at(0.95) }
}
