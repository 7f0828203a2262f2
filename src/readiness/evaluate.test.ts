import { describe, expect, it } from 'vitest'
import { type CheckResult, checks } from './checks.ts'
import {
  gradeOf,
  jitterOf,
  judgeDecoding,
  judgeInput,
  judgeRoundTrips,
  judgeScreen,
  judgeThroughput,
  medianOf,
  summarise,
} from './evaluate.ts'
import { jitterLimit, roundTripLimits, throughputLimits } from './thresholds.ts'

describe('medianOf and jitterOf', () => {
  it('take the middle and the mean step', () => {
    expect(medianOf([9, 1, 5])).toBe(5)
    expect(medianOf([4, 1, 2, 3])).toBe(2.5)
    expect(medianOf([])).toBeUndefined()
    expect(jitterOf([10, 12, 8, 10])).toBeCloseTo(8 / 3)
    expect(jitterOf([10])).toBe(0)
  })
})

describe('judgeRoundTrips', () => {
  const steady = (time: number) => Array.from({ length: 10 }, () => time)

  it('draws the lines where the limits are', () => {
    expect(judgeRoundTrips(steady(roundTripLimits.good)).finding).toBe('pass')
    expect(judgeRoundTrips(steady(roundTripLimits.good + 1)).finding).toBe('warn')
    expect(judgeRoundTrips(steady(roundTripLimits.usable)).finding).toBe('warn')
    expect(judgeRoundTrips(steady(roundTripLimits.usable + 1)).finding).toBe('fail')
  })

  it('is not shaken by one slow answer but notes a line that swings', () => {
    expect(judgeRoundTrips([20, 20, 20, 20, 90, 20, 20, 20, 20, 20]).finding).toBe('pass')
    const swinging = Array.from({ length: 10 }, (_, index) => (index % 2 ? 5 : 5 + jitterLimit + 5))
    expect(judgeRoundTrips(swinging).finding).toBe('warn')
  })

  it('has no result without an answer', () => {
    expect(judgeRoundTrips([])).toEqual({ id: 'roundTrip', finding: 'unknown' })
  })
})

describe('judgeThroughput', () => {
  it('draws the lines where the limits are', () => {
    expect(judgeThroughput(throughputLimits.good).finding).toBe('pass')
    expect(judgeThroughput(throughputLimits.good - 0.1).finding).toBe('warn')
    expect(judgeThroughput(throughputLimits.usable).finding).toBe('warn')
    expect(judgeThroughput(throughputLimits.usable - 0.1).finding).toBe('fail')
    expect(judgeThroughput(undefined).finding).toBe('unknown')
    expect(judgeThroughput(Number.POSITIVE_INFINITY).finding).toBe('unknown')
  })
})

describe('judgeScreen', () => {
  const screen = (width: number, height: number, depth = 24) => ({ width, height, ratio: 1, depth })

  it('does not mind which way round the screen is held', () => {
    expect(judgeScreen(screen(1280, 720)).finding).toBe('pass')
    expect(judgeScreen(screen(720, 1280)).finding).toBe('pass')
    expect(judgeScreen(screen(1024, 600)).finding).toBe('warn')
    expect(judgeScreen(screen(390, 844)).finding).toBe('fail')
  })

  it('notes few colours', () => {
    expect(judgeScreen(screen(1920, 1080, 16)).finding).toBe('warn')
  })
})

describe('judgeDecoding and judgeInput', () => {
  it('tell missing, laborious and easy decoding apart', () => {
    const decoding = { supported: true, smooth: true, powerEfficient: true }
    expect(judgeDecoding('h264', decoding).finding).toBe('pass')
    expect(judgeDecoding('h264', { ...decoding, powerEfficient: false }).finding).toBe('warn')
    expect(judgeDecoding('h264', { ...decoding, supported: false }).finding).toBe('fail')
    expect(judgeDecoding('h264', undefined).finding).toBe('unknown')
  })

  it('want a mouse, accept a finger', () => {
    expect(judgeInput(['mouse', 'touch']).finding).toBe('pass')
    expect(judgeInput(['touch']).finding).toBe('warn')
    expect(judgeInput([]).finding).toBe('fail')
  })
})

describe('gradeOf and summarise', () => {
  const all = (finding: CheckResult['finding']): CheckResult[] => checks.map(({ id }) => ({ id, finding }))

  it('let only what is required stand in the way', () => {
    expect(gradeOf({ id: 'h264', finding: 'fail' })).toBe('fail')
    expect(gradeOf({ id: 'keyboardLock', finding: 'fail' })).toBe('warn')
    expect(gradeOf({ id: 'av1', finding: 'fail' })).toBe('optional')
    expect(gradeOf({ id: 'av1', finding: 'warn' })).toBe('optional')
    expect(gradeOf({ id: 'av1', finding: 'pass' })).toBe('pass')
  })

  it('give the verdict of the worst grade', () => {
    expect(summarise(all('pass'))).toEqual({ pass: checks.length, warn: 0, fail: 0, verdict: 'pass' })
    const noAv1 = all('pass').map((result) =>
      result.id === 'av1' ? { ...result, finding: 'fail' as const } : result,
    )
    expect(summarise(noAv1).verdict).toBe('pass')
    expect(summarise([...all('pass'), { id: 'fullscreen', finding: 'fail' }]).verdict).toBe('warn')
    expect(summarise([...all('pass'), { id: 'roundTrip', finding: 'unknown' }]).verdict).toBe('warn')
    expect(summarise([...all('pass'), { id: 'webSocket', finding: 'fail' }]).verdict).toBe('fail')
  })
})
