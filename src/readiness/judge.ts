import type { Outcome } from './checks.ts'

/**
 * From where on a measured number is good or usable. Rules of thumb of the trade, on the careful side; an owner with own
 * measurements changes them here and the page follows.
 */
export const limits = {
  /** Milliseconds, median. Below 60 typing feels local; above 150 people wait for each echo and start to mistype. */
  roundTrip: { good: 60, usable: 150 },
  /** Mbit/s. 1080p office work with some video takes 6 to 10; the poor mobile line of MVDA's screen is the least. */
  throughput: { good: 10, usable: 1.5 },
  /**
   * CSS pixels of the whole screen, either way round. 1280 x 720 shows a full desktop without scaling; below 1024 x 600
   * dialogs of common desktop applications no longer fit.
   */
  screen: { goodWidth: 1280, goodHeight: 720, usableWidth: 1024, usableHeight: 600 },
} as const

/** Milliseconds between one answer and the next. More than this is felt as stutter even where the median is good. */
export const jitterLimit = 30

/** `part` is what is left where there is no `full`. */
export function judge(full: unknown, part: unknown = false): Outcome {
  return { finding: full ? 'pass' : part ? 'warn' : 'fail' }
}

/** Judges a series of round trips in milliseconds; an empty one has no result. */
export function judgeRoundTrips(times: readonly number[]): Outcome {
  if (times.length === 0) return { finding: 'unknown' }
  const sorted = [...times].sort((a, b) => a - b)
  const median = Math.round(sorted[times.length >> 1] ?? 0)
  const steps = times.slice(1).map((time, at) => Math.abs(time - (times[at] ?? time)))
  const jitter = Math.round(steps.reduce((sum, step) => sum + step, 0) / Math.max(steps.length, 1))
  const { good, usable } = limits.roundTrip
  return {
    ...judge(median <= good && jitter <= jitterLimit, median <= usable),
    value: (units) => units.roundTrip({ median, jitter }),
  }
}

/** Judges a download rate in Mbit/s; undefined has no result. */
export function judgeThroughput(mbps: number | undefined): Outcome {
  if (mbps === undefined) return { finding: 'unknown' }
  // one decimal place where it says something: 4.2 and 38, not 4 and 38.4
  const n = mbps < 10 ? Math.round(mbps * 10) / 10 : Math.round(mbps)
  const { good, usable } = limits.throughput
  return { ...judge(mbps >= good, mbps >= usable), value: (units) => units.mbps({ n }) }
}

/** Judges a screen in CSS pixels; which way round it is held does not matter. */
export function judgeScreen(
  { width: w, height: h, colorDepth: depth }: Pick<Screen, 'width' | 'height' | 'colorDepth'>,
  ratio: number,
): Outcome {
  const fits = (long: number, short: number) => Math.max(w, h) >= long && Math.min(w, h) >= short
  const { goodWidth, goodHeight, usableWidth, usableHeight } = limits.screen
  return {
    ...judge(fits(goodWidth, goodHeight), fits(usableWidth, usableHeight)),
    value: (units) => units.screen({ w, h, dpr: Math.round(ratio * 100) / 100, depth }),
  }
}

/** Judges what the visitor can point with. */
export function judgeInput(mouse: boolean, touch: boolean): Outcome {
  return {
    ...judge(mouse, touch),
    value: (units) =>
      [mouse && units.mouse(), touch && units.touch()].filter(Boolean).join(units.separator()),
  }
}
