import { afterEach, expect, test, vi } from 'vitest'
import { collectEarly } from './collect-early.ts'

const flags: string[] = vi.hoisted(() => [])
vi.mock('node:v8', () => ({ setFlagsFromString: (flag: string) => flags.push(flag) }))

afterEach(() => {
  vi.useRealTimers()
})

test('a crowd that is there from the start bounds the heap at once, a quiet second more, each said once', () => {
  vi.useFakeTimers()
  let isCrowded = true
  collectEarly(() => isCrowded)
  expect(flags).toEqual(['--heap-growing-percent=100'])
  vi.advanceTimersByTime(3_000)
  isCrowded = false
  vi.advanceTimersByTime(3_000)
  isCrowded = true
  vi.advanceTimersByTime(1_000)
  expect(flags.slice(1)).toEqual(['--heap-growing-percent=20', '--heap-growing-percent=100'])
})
