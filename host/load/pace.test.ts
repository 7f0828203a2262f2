import { expect, test } from 'vitest'
import { createPace } from './pace.ts'

test('who comes to a line that moves every 20 ms waits as many times that', () => {
  let now = 0
  const pace = createPace(() => now)
  for (now = 20; now <= 2_000; now += 20) pace.moved(0)
  expect(pace.waitBehind(9)).toBeCloseTo(200, -1)
})

test('time in which nobody stood in line is not counted', () => {
  let now = 1_000_000
  const pace = createPace(() => now)
  pace.moved(now - 10)
  now += 3_600_000
  pace.moved(now - 10)
  expect(pace.waitBehind(1)).toBeLessThan(10)
})

test('behind nobody there is no wait', () => {
  const pace = createPace(() => 5_000)
  pace.moved(0)
  expect(pace.waitBehind(0)).toBe(0)
})
