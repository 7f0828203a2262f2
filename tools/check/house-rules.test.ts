import { describe, expect, it } from 'vitest'
import { checkDecisions, checkDocumentPaths } from './documents.ts'
import { checkExports } from './exports.ts'
import { checkFolders, checkLineBudgets } from './folders.ts'
import { checkSettings } from './settings.ts'
import { checkUnusedClasses } from './unused-classes.ts'
import { checkUnusedWords } from './unused-words.ts'

const files = (entries: Record<string, string>) => new Map(Object.entries(entries))

describe('folders', () => {
  it('refuses folders that could hold anything', () => {
    expect(checkFolders(['src/news/utils/a.ts'])).toEqual([expect.stringContaining("no folder 'utils'")])
  })

  it('refuses more than 20 source files, tests aside', () => {
    const paths = Array.from({ length: 20 }, (_, index) => [`src/a/f${index}.ts`, `src/a/f${index}.test.ts`])
    expect(checkFolders(paths.flat())).toEqual([])
    expect(checkFolders([...paths.flat(), 'src/a/g.ts'])).toEqual([
      expect.stringContaining('21 source files'),
    ])
  })

  it('refuses pictures as names', () => {
    const problems = checkFolders(['src/news/page-desk.ts', 'src/news/desktop.ts', 'src/news/indoor.ts'])
    expect(problems).toEqual([expect.stringContaining("src/news/page-desk.ts  'desk'")])
  })

  it('bounds the median and the 95th percentile', () => {
    const lines = (count: number) => 'x\n'.repeat(count)
    expect(checkLineBudgets(files({ a: lines(10), b: lines(65), c: lines(270) }))).toEqual([])
    expect(checkLineBudgets(files({ a: lines(66), b: lines(271) }))).toHaveLength(2)
  })
})

describe('exports', () => {
  it('wants a word of the file in the name of an export', () => {
    expect(checkExports(files({ 'src/news/news-hits.ts': 'export async function addHits() {}\n' }))).toEqual(
      [],
    )
    expect(checkExports(files({ 'src/news/hits.ts': 'export const total = 1\n' }))).toEqual([
      "src/news/hits.ts  exports total: none carries a word of the file's name",
    ])
  })

  it('wants helpers below what is exported', () => {
    const text = 'function help() {}\n\nexport function hits() {}\n'
    expect(checkExports(files({ 'src/news/hits.ts': text }))).toEqual([
      'src/news/hits.ts:1  helpers come below what the file exports',
    ])
  })
})

describe('documents', () => {
  it('finds paths that are not there', () => {
    const text =
      'In `i18n/cn`, [src](src/home) and `node tools/start.ts`.\nGone: `src/nowhere.ts`, no path: `src/*.ts`.'
    const there = new Set(['i18n/cn', 'src/home', 'tools/start.ts'])
    expect(checkDocumentPaths('a.md', text, ['src', 'i18n', 'tools'], (path) => there.has(path))).toEqual([
      "a.md:2  names 'src/nowhere.ts', which is not there",
    ])
  })

  it('bounds a decision to one page', () => {
    expect(checkDecisions('docs/decisions/0001.md', 'x\n'.repeat(50))).toEqual([])
    expect(checkDecisions('docs/decisions/0001.md', 'x\n'.repeat(51))).toHaveLength(1)
  })
})

it('compares what is read with what is explained', () => {
  const readme = '\n## Configuration\n| `PORT`, `OLD` | | |\n'
  const env = "const a = source.PORT\nconst b = text('HOST', '127.0.0.1')\nsource.NODE_ENV\n"
  expect(checkSettings(files({ 'api/env.ts': env }), readme)).toEqual([
    'README.md  does not explain HOST',
    'README.md  explains OLD, which nobody reads',
  ])
})

it('finds classes that nothing has', () => {
  const sheet = ".card { background: url('a.webp') }\n.card--wide, .gone { color: red } /* .comment */\n"
  const page = 'import "./x.gone.css"\nconst a = <p className={"card card--" + size} />'
  expect(checkUnusedClasses(files({ 'src/a.css': sheet, 'src/a.tsx': page }))).toEqual([
    "src/a.css  nothing has the class 'gone'",
  ])
})

describe('messages', () => {
  const words = `const cn_home = { title: '首页', open: { yes: '是', no: '否' }, cards: [{ name: '一', text: '二' }] }`
  const unread = (page: string) =>
    checkUnusedWords(files({ 'i18n/cn/home/index.ts': words, 'src/home/home.tsx': page }))

  it('finds keys that no code reads, a group once', () => {
    expect(unread(`useWords('home').title; words.open.yes; cards.map(({ name }) => name)`)).toEqual([
      "i18n/cn/home/index.ts  nobody reads 'home.open.no'",
      "i18n/cn/home/index.ts  nobody reads 'home.cards.text'",
    ])
    expect(unread(`useWords('home').title; cards.name.text`)).toEqual([
      "i18n/cn/home/index.ts  nobody reads 'home.open'",
    ])
  })

  it('finds a namespace that no code asks for', () => {
    expect(unread('words.title')).toEqual(["i18n/cn/home/index.ts  nobody reads 'home'"])
  })
})
