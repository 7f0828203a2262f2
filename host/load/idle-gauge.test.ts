import { expect, test } from 'vitest'
import { createIdleGauge } from './idle-gauge.ts'

test('time between two looks, half of it at work, is not idle', () => {
  let [now, worked] = [5_000, 4_900]
  const isIdle = createIdleGauge(
    () => now,
    () => worked,
  )
  const later = (ms: number, ofThatAtWork: number) => {
    now += ms
    worked += ofThatAtWork
    return isIdle()
  }
  expect(isIdle()).toBe(true)
  expect(later(200, 100)).toBe(false)
  expect(later(200, 99)).toBe(true)
  // too close to the look before: what happens in it counts with the next
  expect(later(99, 99)).toBe(true)
  expect(later(100, 50)).toBe(false)
})

test('reads the clock of the process', () => {
  const isIdle = createIdleGauge()
  isIdle()
  const end = performance.now() + 150
  while (performance.now() < end);
  expect(isIdle()).toBe(false)
})
