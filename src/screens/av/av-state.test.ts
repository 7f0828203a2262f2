import { expect, it } from 'vitest'
import {
  clockOf,
  copiedAt,
  eventAt,
  events,
  eventsOf,
  findEvents,
  isSeen,
  isUnderWay,
  kinds,
  mouseAt,
  sample,
} from './av-state.ts'

it('has events of every kind, in the order in which they begin', () => {
  for (const kind of kinds) expect(eventsOf(kind).length).toBeGreaterThan(0)
  expect(events.map(({ from }) => from)).toEqual(events.map(({ from }) => from).sort((a, b) => a - b))
})

it('shows on the desktop what the events tell', () => {
  for (const event of events)
    expect(isSeen(event.kind, event.from + 1), `${event.kind} at ${event.from}`).toBe(true)
})

it('begins at the copy that set off the alert', () => {
  expect(eventAt(sample.shown, 'all')).toMatchObject({ kind: 'copy', alert: true })
  expect(eventAt(sample.shown, 'command')?.from).toBe(320)
  expect(eventAt(10, 'all')).toBeUndefined()
  expect(clockOf(sample.shown)).toBe('10:17:45')
})

it('sees what takes no time for ten seconds', () => {
  const [command] = eventsOf('command')
  const seen = [109, 110, 119, 120].map((second) => command && isUnderWay(command, second))
  expect(seen).toEqual([false, true, true, false])
})

it('finds events by their words within a kind, whatever the case', () => {
  const words = events.map(({ kind }) => (kind === 'usb' ? 'USB disk E:' : 'list.zip'))
  const textOf = ({ index }: { index: number }) => words[index] ?? ''
  expect(findEvents(' usb', 'all', textOf).map(({ kind }) => kind)).toEqual(['usb'])
  expect(findEvents('LIST', 'copy', textOf)).toHaveLength(2)
  expect(findEvents('e：', 'all', textOf).map(({ kind }) => kind)).toEqual(['usb'])
  expect(findEvents('usb', 'copy', textOf)).toEqual([])
})

it('copies from nothing to all, and leaves the mouse at rest at the end', () => {
  expect([copiedAt(330), copiedAt(385), copiedAt(480)]).toEqual([0, 1, 1])
  expect(copiedAt(sample.shown)).toBeCloseTo(0.27, 2)
  expect(mouseAt(480)).toEqual({ x: 50, y: 60 })
  expect(mouseAt(0)).toEqual({ x: 60, y: 70 })
})
