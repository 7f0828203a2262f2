import { expect, it } from 'vitest'
import { checkUnderlines } from './underlines.ts'

it.each([
  ['mark { text-decoration: underline 2px var(--signal) }', 1],
  ['a {\n  color: red;\n  text-decoration: underline\n    .1em;\n}', 3],
  ['a { text-decoration: underline from-font; }', 1],
  ['a { text-decoration: underline max(1px, .1em) }', 1],
  ['/* one\ntwo */ a { text-decoration: underline 5%; }', 2],
])('a thickness in the shorthand: %s', (text, line) => {
  expect(checkUnderlines('a.css', text)).toMatchObject([{ rule: 'underlines', path: 'a.css', line }])
})

it.each([
  'a { text-decoration: none }',
  'a { text-decoration: underline dotted var(--signal); padding: 2px }',
  'a { text-decoration-line: underline; text-decoration-thickness: 2px }',
  'a { text-decoration: underline #0a1; text-underline-offset: 2px }',
  '/* text-decoration: underline 2px */',
])('accepts %s', (text) => {
  expect(checkUnderlines('a.css', text)).toEqual([])
})
