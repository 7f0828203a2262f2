import { afterEach, expect, test, vi } from 'vitest'
import { collectEarly } from './collect-early.ts'

const flags: string[] = vi.hoisted(() => [])
const collected = vi.hoisted(() => vi.fn())
vi.mock('node:v8', () => ({ setFlagsFromString: (flag: string) => flags.push(flag) }))
vi.mock('node:vm', () => ({ runInNewContext: () => collected }))

afterEach(() => {
  vi.useRealTimers()
})

const awake = ['--heap-growing-percent=30', '--no-optimize-for-size']
const small = ['--expose-gc', '--no-expose-gc']
const resting = ['--heap-growing-percent=20', '--optimize-for-size', ...small]

/** A process whose visitors come and go as the test says; what it tells V8 in that time. */
function start() {
  vi.useFakeTimers()
  flags.splice(0)
  let isBusy = false
  collectEarly(() => isBusy)
  return (seconds: number, doing: 'busy' | 'calm') => {
    isBusy = doing === 'busy'
    vi.advanceTimersByTime(seconds * 1_000)
    return flags.splice(0)
  }
}

test('the heap is bounded from the start, and made small once after a crowd, as soon as that is over', () => {
  const pass = start()
  // what the start has left is of use to those who come first
  expect(pass(9, 'calm')).toEqual(awake)
  expect(pass(12, 'busy')).toEqual([])
  // a pause is not the end of a crowd
  expect(pass(0.25, 'calm')).toEqual([])
  expect(pass(1, 'busy')).toEqual([])
  expect(pass(0.5, 'calm')).toEqual(small)
  expect(collected).toHaveBeenCalledExactlyOnceWith({ type: 'major', flavor: 'last-resort' })
  expect(pass(10, 'calm')).toEqual([])
  // and again after the next
  expect(pass(12, 'busy')).toEqual([])
  expect(pass(1, 'calm')).toEqual(small)
})

test('bursts half a minute apart find what they left', () => {
  const pass = start()
  pass(1, 'calm')
  for (let burst = 0; burst < 20; burst += 1) {
    expect(pass(6, 'busy')).toEqual([])
    expect(pass(24, 'calm')).toEqual([])
  }
})

test('whoever comes and goes without rest is a crowd in the end', () => {
  const pass = start()
  pass(1, 'calm')
  const told = Array.from({ length: 10 }, () => [...pass(2, 'busy'), ...pass(1, 'calm')])
  expect(told.flat()).toEqual([...small])
})

test('after a minute of rest it cares for size until somebody comes', () => {
  const pass = start()
  pass(1, 'calm')
  pass(1, 'busy')
  expect(pass(59, 'calm')).toEqual([])
  expect(pass(1, 'calm')).toEqual(resting)
  expect(pass(600, 'calm')).toEqual([])
  expect(pass(0.25, 'busy')).toEqual(awake)
  expect(pass(1, 'busy')).toEqual([])
})
