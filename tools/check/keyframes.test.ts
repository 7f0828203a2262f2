import { expect, it } from 'vitest'
import { checkKeyframes } from './keyframes.ts'

it.each([
  ['@keyframes lift { from { translate: 0 1px } }', 1],
  [
    '.a {\n}\n@keyframes turn {\n  from {\n    opacity: 0;\n  }\n  60%,\n  to {\n    opacity: 1;\n    rotate: 1deg;\n  }\n}',
    10,
  ],
  ['@keyframes lift {\n  /* {not} yet */\n  from { translate: 0 1px }\n}', 3],
  ['@layer components {\n  @keyframes grow {\n    to {opacity:1;scale:2}\n  }\n}', 3],
])('keyframes move by transform: %s', (text, line) => {
  expect(checkKeyframes('a.css', text)).toMatchObject([{ rule: 'keyframes', path: 'a.css', line }])
})

it.each([
  '.a { translate: 0 1px }',
  '@keyframes lift { from { transform: translate(0, 1px) } }\n.a { rotate: 1deg }',
  '@keyframes lift { from { /* not translate: as the others */ opacity: 0 } }',
  '@keyframes fade { to { opacity: 0; transform-origin: 0 0 } }',
])('accepts %s', (text) => {
  expect(checkKeyframes('a.css', text)).toEqual([])
})
