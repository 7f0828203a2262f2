import { expect, it } from 'vitest'
import { checkHover } from './hover.ts'

it.each([
  ['a:hover { color: red }', 1],
  ['.btn {\n  color: red;\n  &:is(:hover, :focus) b {\n  }\n}', 3],
  ['@media (width >= 60em) { .btn:hover {} }', 1],
  ['@media (hover: hover) { a:hover {} }\nb:hover {}', 2],
])('a finger does not hover: %s', (text, line) => {
  expect(checkHover('a.css', text)).toMatchObject([{ rule: 'hover', path: 'a.css', line }])
})

it.each([
  '@media (hover: hover) { a:hover { color: red } }',
  '.btn { @media (hover: hover) { &:hover { color: red } } }',
  '@media (hover: hover) and (width >= 60em) { .btn { &:hover b {} } }',
  '/* a:hover {} */ a:focus {}',
])('accepts %s', (text) => {
  expect(checkHover('a.css', text)).toEqual([])
})
