import { describe, expect, it } from 'vitest'
import { checkDecisions, checkDocumentCommands, checkDocumentPaths } from './documents.ts'
import { checkFolders } from './folders.ts'
import { checkSettings } from './settings.ts'
import { checkTestsOfTime } from './tests-of-time.ts'
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

  it('finds commands that are none, and paths in code blocks', () => {
    const text = '    npm run test:one -- src/gone.test.ts  # one file\n`npm run -s gone`'
    expect(checkDocumentPaths('a.md', text, ['src'], () => false)).toHaveLength(1)
    expect(checkDocumentCommands('a.md', text, { 'test:one': '' })).toEqual([
      "a.md  quotes 'npm run -s gone', which package.json does not have",
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
  expect(checkSettings(files({ 'api/env.ts': env }), [readme])).toEqual([
    'README.md and docs/operations.md  do not explain HOST',
    'README.md or docs/operations.md  explains OLD, which nobody reads',
  ])
})

it('finds clocks and second attempts in tests', () => {
  const clock = 'const start = performance.now()'
  const tests = { 'src/a.test.ts': clock, 'src/a.ts': clock, 'tests/drills/b.test.ts': clock }
  const attempts = { 'vitest.config.ts': 'retry: process.env.CI ? 2 : 0', 'a.config.ts': 'retries: 0' }
  expect(checkTestsOfTime(files({ ...tests, ...attempts }))).toEqual([
    expect.stringMatching(/^src\/a\.test\.ts {2}measures time/),
    expect.stringMatching(/^vitest\.config\.ts {2}tries again/),
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

  it('takes keys that are composed, and values that the upstream answers with, for read', () => {
    const named = (page: string, api = '') =>
      checkUnusedWords(
        files({
          'i18n/cn/home/index.ts': `export default { nameRequired: 'a', 'news-created': 'b', 'wrong-code': 'c' }`,
          'src/home/home.tsx': `useWords('home'); ${page}`,
          'api/home/home.ts': api,
        }),
      ).map((problem) => problem.split("'")[1])
    const field = '`$' + '{field}Required`'
    const news = '`news.$' + "{'created' | 'gone'}`"
    expect(named('')).toEqual(['home.nameRequired', 'home.news-created', 'home.wrong-code'])
    expect(named(`name; ${field}`, `${news}; throw 'wrong-code'`)).toEqual([])
    expect(named(field, "'gone'")).toEqual(['home.nameRequired', 'home.news-created', 'home.wrong-code'])
  })

  it('finds a namespace that no code asks for', () => {
    expect(unread('words.title')).toEqual(["i18n/cn/home/index.ts  nobody reads 'home'"])
  })
})
