import { expect, test } from 'vitest'
import { escapeWide } from './latin-text-plugin.ts'

const run = (code: string) => new Function(`return ${code}`)()

test.each([
  ['a string', '"a – b, and so on for a while"'],
  ['a template', '`a – b, and so on for a while`'],
  ['a pair of halves', '"an astronaut 🚀 and so on for a while"'],
  ['a name', '{ größe: 1, ширина: "and so on for a while, and longer" }'],
])('%s says the same in one byte a character', (_case, code) => {
  const escaped = escapeWide(code)
  expect(escaped).toMatch(/^[\0-\xff]*$/)
  expect(run(escaped)).toEqual(run(code))
})

test('a pattern finds the same', () => {
  const pattern = (code: string): RegExp => run(code)
  for (const code of ['/[–—]|(?:and so on for a while)/', '/^[🚀–]$|(?:and so on for a while, long)/u']) {
    const escaped = pattern(escapeWide(code))
    expect(escaped.source).toMatch(/^[\0-\xff]*$/)
    for (const text of ['–', '—', '🚀', 'x']) expect(escaped.test(text)).toBe(pattern(code).test(text))
  }
})

test('what would become larger, and what cannot be escaped, stays', () => {
  for (const code of ['"桌面虚拟化"', '"a \\– b, and so on for a while"', '"nothing of the kind"'])
    expect(escapeWide(code)).toBe(code)
})
