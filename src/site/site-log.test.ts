import { afterEach, expect, test } from 'vitest'
import { logConsole } from './site-log.ts'

let giveBack = () => {}
afterEach(() => giveBack())

test('an error on the console is a line with its place and without its message', () => {
  const lines: string[] = []
  const keep = (line: object) => lines.push(JSON.stringify(line))
  giveBack = logConsole({ error: keep, warn: keep } as unknown as Parameters<typeof logConsole>[0])
  try {
    JSON.parse('{"telephone":"13800138000",')
  } catch (error) {
    console.error('Server Fn Error!', error)
  }
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('Server Fn Error!')
  expect(lines[0]).toContain('SyntaxError at ')
  expect(lines[0]).not.toContain('13800138000')
})

test('a message of several lines leaves nothing either', () => {
  const lines: string[] = []
  const keep = (line: object) => lines.push(JSON.stringify(line))
  giveBack = logConsole({ error: keep, warn: keep } as unknown as Parameters<typeof logConsole>[0])
  console.warn(new Error('first\nzhang@firm.test\n'), { email: 'zhang@firm.test' })
  expect(lines.join()).not.toContain('zhang')
})
