import { probePath } from './probe.ts'

const warmUps = 2
const rounds = 10
/** A round trip that takes longer than this counts as this long: the line is far beyond usable then. */
const slowestRound = 5_000
/** Two of those settle the question; the visitor need not wait for the others. */
const slowRoundsToStop = 2

/**
 * Times small requests to this site.
 * @returns milliseconds of each answered request; empty when none was answered (offline)
 */
export async function measureRoundTrips(stop: AbortSignal): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < warmUps + rounds; round++) {
    const time = await timeOf(stop)
    if (time === undefined) return times
    if (round >= warmUps || time >= slowestRound) times.push(time)
    if (times.filter((known) => known >= slowestRound).length >= slowRoundsToStop) return times
  }
  return times
}

async function timeOf(stop: AbortSignal): Promise<number | undefined> {
  const deadline = withDeadline(stop, slowestRound)
  const start = performance.now()
  try {
    const response = await fetch(probePath(0), { cache: 'no-store', signal: deadline.signal })
    return response.ok ? performance.now() - start : undefined
  } catch {
    stop.throwIfAborted()
    return deadline.signal.aborted ? slowestRound : undefined
  } finally {
    deadline.clear()
  }
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
export async function measureThroughput(stop: AbortSignal): Promise<number | undefined> {
  let best: number | undefined
  for (const bytes of stages) {
    const arrival = await arrivalOf(bytes, stop)
    if (!arrival) break
    // a stage cut short by the next limit (429, dropped line) still counts for what arrived
    best = Math.max(best ?? 0, (arrival.bytes * 8) / 1000 / Math.max(arrival.time, 1))
    if (arrival.time >= longEnough) break
  }
  return best
}

/** How much arrived in how many milliseconds, counted from the headers so that the round trip stays out of it. */
async function arrivalOf(
  size: number,
  stop: AbortSignal,
): Promise<{ bytes: number; time: number } | undefined> {
  const deadline = withDeadline(stop, slowestStage)
  let bytes = 0
  let start = performance.now()
  try {
    const response = await fetch(probePath(size), { cache: 'no-store', signal: deadline.signal })
    const reader = response.ok ? response.body?.getReader() : undefined
    if (!reader) return undefined
    start = performance.now()
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
      bytes += chunk.value.length
  } catch {
    stop.throwIfAborted()
  } finally {
    deadline.clear()
  }
  return bytes > 0 ? { bytes, time: performance.now() - start } : undefined
}

// AbortSignal.any and .timeout are younger than the browsers this page still explains itself to
function withDeadline(stop: AbortSignal, milliseconds: number): { signal: AbortSignal; clear: () => void } {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, milliseconds)
  stop.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    clear: () => {
      clearTimeout(timer)
      stop.removeEventListener('abort', abort)
    },
  }
}
