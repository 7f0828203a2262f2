import { expect, it } from 'vitest'
import {
  type Decision,
  decisionsFor,
  dscReducer,
  recordOf,
  startState,
  stationsOf,
  waitingIn,
} from './dsc-state.ts'

const decide = (decision: Decision, state = startState) => dscReducer(state, { type: 'decide', decision })
const contacts = dscReducer(startState, { type: 'pick', request: 'contacts' })

it('ferries a file that is released, and writes two lines about it', () => {
  const released = decide('released')
  expect([stationsOf(startState), stationsOf(released)]).toEqual([2, 4])
  expect(recordOf(released).map(({ key }) => key)).toEqual([
    'asked',
    'checked',
    'first',
    'released',
    'outcome',
  ])
})

it('leaves a file that is refused where it was', () => {
  expect(stationsOf(decide('refused'))).toBe(3)
})

it('never releases a blocked file', () => {
  expect(decisionsFor('contacts')).not.toContain('released')
  expect(decide('released', contacts)).toEqual(contacts)
  expect(recordOf(decide('review', contacts))).toHaveLength(4)
})

it('writes in the order of time', () => {
  for (const state of [decide('released'), decide('refused'), decide('returned', contacts)]) {
    const times = recordOf(state).map(({ time }) => time)
    expect(times).toEqual([...times].sort())
  }
})

it('keeps what was decided on the other request, counts what waits, and begins anew', () => {
  const released = decide('released')
  expect(waitingIn(startState)).toEqual(['build', 'contacts'])
  expect(waitingIn(released)).toEqual(['contacts'])
  const both = decide('review', dscReducer(released, { type: 'pick', request: 'contacts' }))
  expect(waitingIn(both)).toEqual([])
  expect(dscReducer(both, { type: 'decide' }).decisions).toEqual({ build: 'released' })
})
