import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { OperatorError } from './operator-error.ts'

describe('readEnv', () => {
  it('listens on this machine only and keeps its data beside the program unless told otherwise', () => {
    const defaults = { databaseUrl: undefined, dataDir: '.data', port: 3003, host: '127.0.0.1' }
    expect(readEnv({})).toEqual(defaults)
    expect(readEnv({ DATABASE_URL: '', DATA_DIR: '', API_PORT: '', API_HOST: '' })).toEqual(defaults)
  })

  it('takes what it is told', () => {
    const told = { DATABASE_URL: 'postgresql://u:p@db/x', DATA_DIR: '/d', API_PORT: '0', API_HOST: '::1' }
    expect(readEnv(told)).toEqual({
      databaseUrl: 'postgresql://u:p@db/x',
      dataDir: '/d',
      port: 0,
      host: '::1',
    })
  })

  it.each([
    ['API_PORT', 'x'],
    ['API_PORT', '65536'],
    ['API_PORT', '-1'],
    ['API_PORT', '80.5'],
    ['API_HOST', 'a b'],
    ['API_HOST', 'http://x/'],
    ['DATABASE_URL', 'mysql://u:hunter2@h/x'],
    ['DATABASE_URL', 'hunter2'],
  ])('refuses %s=%s in one line that names it and repeats no password', (name, value) => {
    const read = () => readEnv({ [name]: value })
    expect(read).toThrow(OperatorError)
    expect(read).toThrow(new RegExp(`^${name}[^\n]+$`))
    expect(read).not.toThrow(/hunter2/)
  })
})
