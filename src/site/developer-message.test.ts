import { expect, test, vi } from 'vitest'
import { developerMessage } from './developer-message.ts'

test('says what went wrong, where, and the lines around it, while developing', () => {
  vi.stubEnv('MODE', 'development')
  const message = developerMessage(new TypeError('on purpose')) ?? ''
  vi.unstubAllEnvs()
  const [said, place, ...lines] = message.split('\n')
  expect(said).toBe('TypeError: on purpose')
  expect(place).toMatch(/^ {4}at src\/site\/developer-message\.test\.ts:6:\d+$/)
  expect(lines[2]).toMatch(/^ +6 \| .*on purpose/)
  expect(lines[3]).toMatch(/^ +\| +\^$/)
  expect(message).not.toContain('node_modules')
})

test('strips the colours of a compiler, and says it in its own frame', () => {
  vi.stubEnv('MODE', 'development')
  const message = developerMessage(new SyntaxError('\u001b[31mUnexpected\u001b[0m token\n 3 | {{'))
  vi.unstubAllEnvs()
  expect(message).toMatch(/^SyntaxError: Unexpected token\n 3 \| \{\{\n {4}at /)
})

test('says nothing otherwise', () => expect(developerMessage(new Error('on purpose'))).toBeUndefined())
