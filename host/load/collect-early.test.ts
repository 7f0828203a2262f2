import { afterEach, expect, test, vi } from 'vitest'
import { collectEarly } from './collect-early.ts'

const flags: string[] = vi.hoisted(() => [])
const collected = vi.hoisted(() => vi.fn())
vi.mock('node:v8', () => ({ setFlagsFromString: (flag: string) => flags.push(flag) }))
vi.mock('node:vm', () => ({ runInNewContext: () => collected }))

afterEach(() => {
  vi.useRealTimers()
})

const busy = ['--heap-growing-percent=50', '--no-optimize-for-size']
const quiet = ['--heap-growing-percent=20', '--optimize-for-size', '--expose-gc', '--no-expose-gc']

test('the heap is bounded from the start, made small after a crowd, though not over and over, and let grow with the next', () => {
  vi.useFakeTimers()
  let isBusy = true
  const pass = (seconds: number, crowd: boolean) => {
    isBusy = crowd
    vi.advanceTimersByTime(seconds * 1_000)
    return flags.splice(0)
  }
  collectEarly(() => isBusy)
  // what the start has left is of use to those who come first
  expect(pass(9, false)).toEqual(busy)
  expect(pass(2, true)).toEqual([])
  // a pause is not the end of a crowd
  expect(pass(0.5, false)).toEqual([])
  expect(pass(1, true)).toEqual([])
  expect(pass(2, false)).toEqual(quiet)
  expect(collected).toHaveBeenCalledTimes(1)
  // it stays so, and is not collected over and over
  expect(pass(600, false)).toEqual([])
  expect(pass(2, true)).toEqual(busy)
  expect(pass(2, false)).toEqual(quiet)
  expect(collected).toHaveBeenCalledTimes(2)
  // the next crowd comes soon: what it has is kept for those that follow
  expect(pass(2, true)).toEqual(busy)
  expect(pass(20, false)).toEqual([])
  expect(pass(20, false)).toEqual(quiet)
  expect(collected).toHaveBeenCalledTimes(3)
})
