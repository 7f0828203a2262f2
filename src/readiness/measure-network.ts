import { probePath } from './probe.ts'

const warmUps = 2
const rounds = 10
/** Milliseconds. A round trip that takes longer counts as this long: the line is far beyond usable then. */
const slowestRound = 5_000

/**
 * Times small requests to this site.
 * @returns milliseconds of each answered request; empty when none was answered (offline)
 */
export async function measureRoundTrips(): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < warmUps + rounds; round++) {
    const time = await timeOf(0, slowestRound)
    if (time === undefined) break
    if (round >= warmUps || time === slowestRound) times.push(time)
    // settles the question; the visitor need not wait for the others
    if (time === slowestRound) break
  }
  return times
}

/** Bytes, small first: a slow line is known after 100 kB and is not burdened with more. */
const stages = [100_000, 500_000, 2_000_000]
/** A stage that took this long says enough, in milliseconds. */
const longEnough = 500
const slowestStage = 10_000

/**
 * Times the arrival of larger answers.
 * @returns Mbit/s, or undefined when nothing arrived
 */
export async function measureThroughput(): Promise<number | undefined> {
  let best: number | undefined
  for (const bytes of stages) {
    const time = await timeOf(bytes, slowestStage)
    if (time === undefined) break
    best = Math.max(best ?? 0, (bytes * 8) / 1000 / Math.max(time, 1))
    if (time >= longEnough) break
  }
  return best
}

/**
 * Milliseconds until an answer is there: its headers, or the bytes behind them. `longest` where it takes longer,
 * undefined without an answer or with a refusal (429).
 */
async function timeOf(bytes: number, longest: number): Promise<number | undefined> {
  const timeout = AbortSignal.timeout(longest)
  let start = performance.now()
  try {
    const response = await fetch(probePath(bytes), { cache: 'no-store', signal: timeout })
    if (!response.ok) return undefined
    if (bytes > 0) start = performance.now()
    await response.arrayBuffer()
    return Math.min(performance.now() - start, longest)
  } catch {
    return timeout.aborted ? longest : undefined
  }
}
