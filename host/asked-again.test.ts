import { expect, test } from 'vitest'
import { createAskedAgain } from './asked-again.ts'

test('what is asked for twice while it is remembered is worth keeping', () => {
  const isAskedAgain = createAskedAgain(2)
  const [one, two, three] = [{}, {}, {}]
  expect([one, two, one, one].map(isAskedAgain)).toEqual([false, false, true, true])
  // two was asked for longer ago than one
  expect([three, two].map(isAskedAgain)).toEqual([false, false])
})

test('of more things in turn than are kept, none is', () => {
  const isAskedAgain = createAskedAgain(64)
  const things = Array.from({ length: 65 }, () => ({}))
  expect([...things, ...things, ...things].some(isAskedAgain)).toBe(false)
})
