import type { CheckId, CheckResult, Finding, Grade, InputDevice, Need } from './checks.ts'
import { checks } from './checks.ts'
import {
  colourDepthLimit,
  jitterLimit,
  roundTripLimits,
  screenLimits,
  throughputLimits,
} from './thresholds.ts'

/** Judges a series of round trips in milliseconds; an empty one has no result. */
export function judgeRoundTrips(times: readonly number[]): CheckResult {
  const median = medianOf(times)
  if (median === undefined) return { id: 'roundTrip', finding: 'unknown' }
  const jitter = jitterOf(times)
  const byTime = atMost(median, roundTripLimits)
  const finding = byTime === 'pass' && jitter > jitterLimit ? 'warn' : byTime
  return {
    id: 'roundTrip',
    finding,
    value: { kind: 'roundTrip', median: Math.round(median), jitter: Math.round(jitter) },
  }
}

/** Judges a download rate in Mbit/s; undefined has no result. */
export function judgeThroughput(mbps: number | undefined): CheckResult {
  if (mbps === undefined || !Number.isFinite(mbps)) return { id: 'throughput', finding: 'unknown' }
  const { good, usable } = throughputLimits
  const finding = mbps >= good ? 'pass' : mbps >= usable ? 'warn' : 'fail'
  return { id: 'throughput', finding, value: { kind: 'rate', mbps: roundRate(mbps) } }
}

export type Screen = { width: number; height: number; ratio: number; depth: number }

/** Judges a screen in CSS pixels; which way round it is held does not matter. */
export function judgeScreen(screen: Screen): CheckResult {
  const value = { kind: 'screen', ...screen, ratio: Math.round(screen.ratio * 100) / 100 } as const
  const { good, usable } = screenLimits
  const fits = (limit: { long: number; short: number }) =>
    Math.max(screen.width, screen.height) >= limit.long &&
    Math.min(screen.width, screen.height) >= limit.short
  if (!fits(usable)) return { id: 'screen', finding: 'fail', value }
  const finding = fits(good) && screen.depth >= colourDepthLimit ? 'pass' : 'warn'
  return { id: 'screen', finding, value }
}

export type Decoding = { supported: boolean; smooth: boolean; powerEfficient: boolean }

/** Judges a video decoder; undefined where the browser does not tell. */
export function judgeDecoding(id: 'h264' | 'h265' | 'av1', decoding: Decoding | undefined): CheckResult {
  if (!decoding) return { id, finding: 'unknown' }
  if (!decoding.supported) return { id, finding: 'fail' }
  const easy = decoding.smooth && decoding.powerEfficient
  return {
    id,
    finding: easy ? 'pass' : 'warn',
    value: { kind: 'decoding', how: easy ? 'hardware' : 'software' },
  }
}

/** Judges what the visitor can point and type with. */
export function judgeInput(devices: readonly InputDevice[]): CheckResult {
  const finding = devices.includes('mouse') ? 'pass' : devices.includes('touch') ? 'warn' : 'fail'
  return { id: 'input', finding, value: { kind: 'input', devices } }
}

/** What a finding means for a trial: what is not required never stands in its way. */
export function gradeOf({ id, finding }: { id: CheckId; finding: Finding }): Grade {
  const need: Need = checks.find((check) => check.id === id)?.need ?? 'required'
  if (need === 'optional') return finding === 'pass' ? 'pass' : 'optional'
  return need === 'helpful' && finding === 'fail' ? 'warn' : finding
}

export type Counts = { pass: number; warn: number; fail: number }

/** What came out altogether. A required check without a result counts as something to note. */
export function summarise(results: readonly CheckResult[]): Counts & { verdict: keyof Counts } {
  const grades = results.map(gradeOf)
  const count = (...wanted: Grade[]) => grades.filter((grade) => wanted.includes(grade)).length
  const counts = { pass: count('pass'), warn: count('warn', 'unknown'), fail: count('fail') }
  return { ...counts, verdict: counts.fail > 0 ? 'fail' : counts.warn > 0 ? 'warn' : 'pass' }
}

export function medianOf(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[sorted.length >> 1]
  const lower = sorted[(sorted.length - 1) >> 1]
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2
}

/** The mean difference between one value and the next, in the values' unit; 0 for fewer than two. */
export function jitterOf(values: readonly number[]): number {
  const steps = values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? value)))
  return steps.length === 0 ? 0 : steps.reduce((sum, step) => sum + step, 0) / steps.length
}

function atMost(value: number, limits: { good: number; usable: number }): Finding {
  return value <= limits.good ? 'pass' : value <= limits.usable ? 'warn' : 'fail'
}

// one decimal place where it says something: 4.2 and 38, not 4 and 38.4
function roundRate(mbps: number): number {
  return mbps < 10 ? Math.round(mbps * 10) / 10 : Math.round(mbps)
}
