import { expect, it } from 'vitest'
import { checkBudgets } from './budgets.ts'
import { parseSource } from './source.ts'

it('fails on a file over the limit and names it', () => {
  const [problem] = checkBudgets([...small(30), fileOf('src/a/long.ts', 401)])
  expect(problem).toMatchObject({ rule: 'file-length', path: 'src/a/long.ts' })
})

it('fails when the typical file grows', () => {
  const messages = checkBudgets([...small(3), ...[1, 2, 3, 4].map((n) => fileOf(`src/a/b${n}.ts`, 66))])
  expect(messages.map(({ message }) => message).join()).toContain('median file')
})

it('fails when one in ten functions is long', () => {
  const long = parseSource('src/a/long.ts', `function long() {\n${'  step()\n'.repeat(66)}}`)
  const problems = checkBudgets([...small(9), long])
  expect(problems.map(({ message }) => message).join()).toContain('95th percentile of functions')
})

it('does not count generated files and dictionaries', () => {
  expect(
    checkBudgets([fileOf('i18n/cn/home/index.ts', 900), fileOf('app/routeTree.gen.ts', 900), ...small(3)]),
  ).toEqual([])
})

function small(count: number) {
  return Array.from({ length: count }, (_, n) => parseSource(`src/a/s${n}.ts`, 'export function s() {\n}\n'))
}

function fileOf(path: string, lines: number) {
  return parseSource(path, 'step()\n'.repeat(lines))
}
