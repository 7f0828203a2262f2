import { expect, it } from 'vitest'
import { splitTerm } from './split-term.ts'

it('splits after the first colon of either kind', () => {
  expect(splitTerm('token: proof of login: yes')).toEqual(['token:', ' proof of login: yes'])
  expect(splitTerm('a\uff1ab')).toEqual(['a\uff1a', 'b'])
})

it('leaves a sentence without a term alone', () => {
  expect(splitTerm('All transport is encrypted.')).toEqual(['', 'All transport is encrypted.'])
  const late = `${'long '.repeat(10)}: late`
  expect(splitTerm(late)).toEqual(['', late])
})
