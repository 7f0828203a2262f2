import { type } from 'arktype'
import { expect, test } from 'vitest'
import { ApplicationAnswer } from '#contract/trial/trial-schema.ts'
import { trialLoader } from './trial-loader.ts'
import { readTrialSearch } from './trial-search.ts'

test.each(['T-4G7K-0M2X', 'REQ/2026/00123', '4711', 'so_12-3'])(
  'a reference of an upstream is taken and shown as it is: %s',
  (reference) => {
    expect(ApplicationAnswer({ reference, status: 'verified' })).not.toBeInstanceOf(type.errors)
    expect(trialLoader(readTrialSearch({ done: reference }), undefined).done).toEqual({
      reference,
      kept: false,
    })
  },
)

test.each(['', 'call 010', 'firm.test', '-x', '<b>', '编号', 'a'.repeat(41)])(
  'what anybody could say with an address is no reference: %j',
  (done) => {
    expect(ApplicationAnswer({ reference: done, status: 'verified' })).toBeInstanceOf(type.errors)
    expect(trialLoader(readTrialSearch({ done }), undefined).done).toBeUndefined()
  },
)
