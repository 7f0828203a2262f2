import { expect, it } from 'vitest'
import { parseSource } from './source.ts'
import { checkUnusedClasses } from './unused-classes.ts'

const sheet = (text: string) => [{ path: 'src/ui/a.css', text }]
const code = (text: string, path = 'src/ui/a.tsx') => [parseSource(path, text)]

it('finds a class that nothing has, once, where it is styled first', () => {
  const text = '/* .old\n */\n.a {\n  & .gone {\n    margin: 0.5em;\n  }\n}\n.gone:hover { color: red }'
  expect(checkUnusedClasses(sheet(text), code('const a = <p className="a" />'))).toMatchObject([
    { rule: 'unused-classes', path: 'src/ui/a.css', line: 4, key: 'gone' },
  ])
})

it.each([
  ['one of several', '.a {}', '<p className="b a c" />'],
  ['in a selector', '.a {}', 'document.querySelector("p>.a")'],
  ['put together', '.a--one { } .a--two { }', '`b a--$' + '{kind}`'],
  ['put together at the end of a text', '.a--one { }', '`b $' + '{kind} c a--$' + '{kind}`'],
  ['no class: an address', '.a { src: url(font/b.woff2); content: ".c" }', '"a"'],
  ['no class: a number', '.a { margin: .5rem 1.5em }', '"a"'],
])('accepts %s', (_, text, used) => {
  expect(checkUnusedClasses(sheet(text), code(`export const it = ${used}`))).toEqual([])
})

it('does not count the name of a module', () => {
  expect(checkUnusedClasses(sheet('.a {}'), code('import { A } from "./a.tsx"'))).toHaveLength(1)
})

it.each(['src/ui/a.test.tsx', 'src/ui/a.examples.tsx', 'tests/e2e/a.spec.ts', 'bench/a.ts'])(
  'does not count what is used in %s only',
  (path) => {
    expect(checkUnusedClasses(sheet('.a {}'), code('export const it = "a"', path))).toHaveLength(1)
  },
)
