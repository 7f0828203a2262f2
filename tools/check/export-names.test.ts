import { expect, it } from 'vitest'
import { checkExports } from './export-names.ts'
import { parseSource } from './source.ts'

it.each([
  ['export-names', 'export function somethingElse() {}'],
  ['default-exports', 'export default function newsList() {}'],
  ['default-exports', 'const newsList = 1\nexport default newsList\nexport { newsList }'],
  ['declarations', 'export const newsList = () => 1'],
  ['order', 'function helper() {}\nexport function newsList() { helper() }'],
])('%s fails on %j', (rule, text) => {
  expect(rulesOf('src/news/news-list.ts', text)).toContain(rule)
})

it.each([
  'export function newsList() { helper() }\nfunction helper() {}',
  'export type NewsList = string[]',
  'export function readNews() {}',
  'const limit = 5\nexport const newsLists = [limit]',
  'console.log("a script exports nothing")',
])('accepts %j', (text) => {
  expect(rulesOf('src/news/news-list.ts', text)).toEqual([])
})

it('leaves to tools what tools name', () => {
  expect(rulesOf('app/routes/index.tsx', 'export const Route = 1')).toEqual([])
  expect(rulesOf('i18n/cn/home/index.ts', 'const cn_home = {}\nexport default cn_home')).toEqual([])
})

function rulesOf(path: string, text: string): string[] {
  return checkExports(parseSource(path, text)).map(({ rule }) => rule)
}
