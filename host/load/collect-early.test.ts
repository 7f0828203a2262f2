import { afterEach, expect, test, vi } from 'vitest'
import { collectEarly } from './collect-early.ts'

const flags: string[] = vi.hoisted(() => [])
const collected = vi.hoisted(() => vi.fn())
vi.mock('node:v8', () => ({ setFlagsFromString: (flag: string) => flags.push(flag) }))
vi.mock('node:vm', () => ({ runInNewContext: () => collected }))

afterEach(() => {
  vi.useRealTimers()
})

const crowded = ['--heap-growing-percent=50', '--no-optimize-for-size']
const quiet = ['--heap-growing-percent=20', '--optimize-for-size', '--expose-gc', '--no-expose-gc']

test('the heap is bounded from the start, made small half a minute after a crowd, and let grow with the next', () => {
  vi.useFakeTimers()
  let isCrowded = true
  const pass = (seconds: number, crowd: boolean) => {
    isCrowded = crowd
    vi.advanceTimersByTime(seconds * 1_000)
    return flags.splice(0)
  }
  collectEarly(() => isCrowded)
  expect(pass(3, true)).toEqual(crowded)
  // a pause is not the end of a crowd
  expect(pass(20, false)).toEqual([])
  expect(pass(1, true)).toEqual([])
  expect(pass(60, false)).toEqual(quiet)
  expect(collected).toHaveBeenCalledTimes(1)
  expect(pass(2, true)).toEqual(crowded)
  expect(pass(600, false)).toEqual(quiet)
  expect(collected).toHaveBeenCalledTimes(2)
})
