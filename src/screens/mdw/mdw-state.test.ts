import { expect, it } from 'vitest'
import { logOf, type MdwAction, type MdwState, mdwReducer, startState } from './mdw-state.ts'

function after(...actions: MdwAction[]): MdwState {
  return actions.reduce(mdwReducer, startState)
}

const plug = { type: 'plug' } as const
const log = { type: 'log' } as const
const line = { type: 'line' } as const
const pick = (device: MdwState['picked']) => ({ type: 'pick', device }) as const

it('starts with a phone plugged in and its log complete', () => {
  expect(startState.devices.phoneB).toBe('on')
  expect(logOf(startState)).toBe('end')
})

it('plugs a free device in, and its log runs to its end', () => {
  const plugged = after(pick('board'), plug)
  expect(plugged.devices).toMatchObject({ phoneB: 'on', board: 'on' })
  expect(logOf(plugged)).toBe('run')
  const lines = Array.from({ length: 12 }, () => line)
  const ended = lines.reduce(mdwReducer, plugged)
  expect(ended.written.board).toBe(10)
  expect(logOf(ended)).toBe('end')
  expect(mdwReducer(ended, log).written.board).toBe(0)
})

it('pauses and goes on with a log, and begins anew when plugged in again', () => {
  const paused = after(pick('unit'), plug, line, line, log, line)
  expect(logOf(paused)).toBe('pause')
  expect(paused.written.unit).toBe(2)
  expect([log, line].reduce(mdwReducer, paused).written.unit).toBe(3)
  expect([plug, plug].reduce(mdwReducer, paused)).toMatchObject({ written: { unit: 0 }, paused: false })
})

it('books what somebody else uses, and cancels that', () => {
  const booked = after(pick('phoneA'), plug)
  expect(booked.devices.phoneA).toBe('book')
  expect(logOf(booked)).toBeUndefined()
  expect(mdwReducer(booked, plug).devices.phoneA).toBe('held')
})

it('writes the whole log at once with reduced motion', () => {
  expect(logOf(after(pick('board'), plug, { type: 'whole' }))).toBe('end')
})
