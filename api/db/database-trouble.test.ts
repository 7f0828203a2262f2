import { describe, expect, it } from 'vitest'
import { isDatabaseBusy, isDatabaseTrouble, isRetryable } from './database-trouble.ts'

const failure = (code: string, errcode?: number) => Object.assign(new Error('no'), { code, errcode })

describe('isDatabaseTrouble', () => {
  it.each([
    ['connection refused', false, failure('ECONNREFUSED')],
    ['server shutting down', false, failure('57P01')],
    ['server disk full', false, failure('53100')],
    ['a silent line', false, failure('ETIMEDOUT')],
    ['too many connections', true, failure('53300')],
    ['statement timeout', true, failure('57014')],
    ['no free connection', true, new Error('timeout exceeded when trying to connect')],
    ['SQLite file locked', true, failure('ERR_SQLITE_ERROR', 5)],
    ['SQLite disk full', false, failure('ERR_SQLITE_ERROR', 13)],
    ['SQLite write error', false, failure('ERR_SQLITE_ERROR', 778)],
    ['a lost race', true, failure('40001')],
  ])('holds for %s; busy: %s', (_name, isBusy, error) => {
    expect([isDatabaseTrouble(error), isDatabaseBusy(error)]).toEqual([true, isBusy])
  })

  it.each([
    ['a broken constraint', failure('23505')],
    ['a wrong statement in SQLite', failure('ERR_SQLITE_ERROR', 1)],
    ['a broken constraint in SQLite', failure('ERR_SQLITE_ERROR', 19)],
    ['a mistake in the program', new TypeError('x is undefined')],
    ['nothing', undefined],
  ])('does not hold for %s', (_name, error) => {
    expect(isDatabaseTrouble(error)).toBe(false)
  })
})

describe('isRetryable', () => {
  it('holds for a locked SQLite file, whatever the lock, and not for a full disk', () => {
    expect([5, 261, 517, 13].map((code) => isRetryable(failure('ERR_SQLITE_ERROR', code)))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})
