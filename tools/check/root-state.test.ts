import { expect, it } from 'vitest'
import { checkRootState } from './root-state.ts'

it.each([
  ['html:has(.menu:popover-open) { overflow: hidden }', 1],
  ['@layer base {\n  html {\n    color: red;\n    &:has(.menu:popover-open) {\n    }\n  }\n}', 4],
  [':root:has(:checked) .pick {}', 1],
  ['@layer base {\n  /* html:has(a) */\n  a,\n  html:has(input:focus) a {}\n}', 3],
])('the root is not asked for a state: %s', (text, line) => {
  expect(checkRootState('a.css', text)).toMatchObject([{ rule: 'root-state', path: 'a.css', line }])
})

it.each([
  'html:has(.opening) { scroll-behavior: auto }',
  'body:has(> .menu:popover-open) { overflow: hidden }',
  '.site-head:has(~ .menu:popover-open) {}',
  'html { &:hover { color: red } & .row:has(:checked) {} }',
  'html:has(.opening):hover {}',
])('accepts %s', (text) => {
  expect(checkRootState('a.css', text)).toEqual([])
})
