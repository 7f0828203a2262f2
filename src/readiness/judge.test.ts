import { describe, expect, it } from 'vitest'
import { sample } from '#src/screens/mvda/mvda-state.ts'
import { type CheckResult, checks, gradeOf, summarise } from './checks.ts'
import { jitterLimit, judgeInput, judgeRoundTrips, judgeScreen, judgeThroughput, limits } from './judge.ts'

describe('judgeRoundTrips', () => {
  const steady = (time: number) => Array.from({ length: 10 }, () => time)

  it('draws the lines where the limits are', () => {
    const { good, usable } = limits.roundTrip
    expect(judgeRoundTrips(steady(good)).finding).toBe('pass')
    expect(judgeRoundTrips(steady(good + 1)).finding).toBe('warn')
    expect(judgeRoundTrips(steady(usable)).finding).toBe('warn')
    expect(judgeRoundTrips(steady(usable + 1)).finding).toBe('fail')
  })

  it('is not shaken by one slow answer but notes a line that swings', () => {
    expect(judgeRoundTrips([20, 20, 20, 20, 90, 20, 20, 20, 20, 20]).finding).toBe('pass')
    const swinging = Array.from({ length: 10 }, (_, index) => (index % 2 ? 5 : 5 + jitterLimit + 5))
    expect(judgeRoundTrips(swinging).finding).toBe('warn')
  })

  it('has no result without an answer', () => {
    expect(judgeRoundTrips([])).toEqual({ finding: 'unknown' })
  })
})

it('calls no line too slow that the screen of MVDA shows at work', () => {
  const slowest = Math.min(...Object.values(sample.lines).map(({ capacity }) => capacity))
  expect(judgeThroughput(slowest).finding).not.toBe('fail')
})

it('judgeThroughput draws the lines where the limits are', () => {
  const { good, usable } = limits.throughput
  expect(judgeThroughput(good).finding).toBe('pass')
  expect(judgeThroughput(good - 0.1).finding).toBe('warn')
  expect(judgeThroughput(usable).finding).toBe('warn')
  expect(judgeThroughput(usable - 0.1).finding).toBe('fail')
  expect(judgeThroughput(undefined).finding).toBe('unknown')
})

it('judgeScreen does not mind which way round the screen is held', () => {
  const screen = (width: number, height: number) => judgeScreen({ width, height, colorDepth: 24 }, 1).finding
  expect(screen(1280, 720)).toBe('pass')
  expect(screen(720, 1280)).toBe('pass')
  expect(screen(1024, 600)).toBe('warn')
  expect(screen(390, 844)).toBe('fail')
})

it('judgeInput wants a mouse, accepts a finger', () => {
  expect(judgeInput(true, true).finding).toBe('pass')
  expect(judgeInput(false, true).finding).toBe('warn')
  expect(judgeInput(false, false).finding).toBe('fail')
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
    expect(summarise(all('pass'))).toEqual({
      counts: { pass: checks.length, warn: 0, fail: 0 },
      verdict: 'pass',
    })
    expect(summarise([...all('pass'), { id: 'av1', finding: 'fail' }]).verdict).toBe('pass')
    expect(summarise([...all('pass'), { id: 'fullscreen', finding: 'fail' }]).verdict).toBe('warn')
    expect(summarise([...all('pass'), { id: 'roundTrip', finding: 'unknown' }]).verdict).toBe('warn')
    expect(summarise([...all('pass'), { id: 'webSocket', finding: 'fail' }]).verdict).toBe('fail')
  })

  it('do not fail a phone for what every phone lacks', () => {
    const lacking: CheckResult[] = (['screen', 'keyboardLock', 'fullscreen', 'input'] as const).map((id) => ({
      id,
      finding: 'fail',
    }))
    expect(summarise(lacking)).toEqual({ counts: { pass: 0, warn: 4, fail: 0 }, verdict: 'warn' })
  })
})
