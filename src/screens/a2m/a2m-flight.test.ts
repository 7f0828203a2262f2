import { expect, it } from 'vitest'
import { dockedAt, leaderOf, liftedOff, plateAt, progressOf } from './a2m-flight.ts'

const row = { x: 0, y: 300, width: 450, height: 29 }
const slot = { x: 500, y: 200, width: 216, height: 52 }

it('begins at its place in the window and ends in its slot', () => {
  const start = plateAt(row, slot, 0)
  expect(start).toMatchObject({ x: -500, y: 100, plate: 0, words: 0 })
  expect(start.scaleX).toBeCloseTo(450 / 216)
  const end = plateAt(row, slot, 1)
  expect(end).toMatchObject({ scaleX: 1, scaleY: 1, plate: 1, words: 1 })
  expect(Math.hypot(end.x, end.y)).toBeCloseTo(0)
})

it('leaves along the axis: two across for one up', () => {
  const { x, y } = plateAt(row, slot, 0.2)
  expect((x + 500) / (100 - y)).toBeCloseTo(2)
})

it('comes down the axis where there is no room to fly', () => {
  for (const progress of [0, 0.3, 0.7]) {
    const { x, y, scaleX } = plateAt(liftedOff(slot), slot, progress)
    expect(x / -y).toBeCloseTo(2)
    expect(scaleX).toBe(1)
  }
})

it('moves one element after another, at most two at a time', () => {
  for (let at = 0; at <= 100; at += 1) {
    const all = Array.from({ length: 8 }, (_, index) => progressOf(index, 8, at))
    expect(all.filter((it) => it > 0 && it < 1).length).toBeLessThanOrEqual(2)
    expect(all).toEqual([...all].sort((a, b) => b - a))
  }
  expect([dockedAt(0, 8), dockedAt(50, 8), dockedAt(100, 8)]).toEqual([0, 3, 8])
})

it('draws its leader beside the window, not across what stands in it', () => {
  expect(leaderOf(row, slot, 452).path).toBe('M450 314.5V314.5H466.5l8 -4V230l8 -4H497')
  const field = { x: 8, y: 100, width: 200, height: 25 }
  expect(leaderOf(field, slot, 452)).toEqual({ path: 'M196 100V96H466.5l8 4V222l8 4H497', x: 196, y: 100 })
})
