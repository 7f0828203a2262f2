import { expect, it } from 'vitest'
import { checkAnySibling } from './any-sibling.ts'

it.each([
  ['.prose > * + * { margin: 0 }', 1],
  ['@layer base {\n  .prose {\n    color: red;\n    & > * + * {\n    }\n  }\n}', 4],
  ['.a ~ :hover {}', 1],
  ['.a + *, .b {}', 1],
  ['/* one\n two */\n.b, .a ~ *:not(.c) {}', 3],
])('what comes after something else has a name: %s', (text, line) => {
  expect(checkAnySibling('a.css', text)).toMatchObject([{ rule: 'any-sibling', path: 'a.css', line }])
})

it.each([
  'p + p { margin: 0 }',
  '.prose > * + :where(p, ul) { margin: 0 }',
  '.menu:popover-open ~ :is(#main, .site-foot) {}',
  '.head:has(~ .menu:popover-open) {}',
  '.tabs { & + .band > .rows:first-child > :first-child {} }',
  '.a { width: calc(1px + var(--b)); margin: calc(1px + 2px) }',
])('accepts %s', (text) => {
  expect(checkAnySibling('a.css', text)).toEqual([])
})
