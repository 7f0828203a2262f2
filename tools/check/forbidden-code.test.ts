import { expect, it } from 'vitest'
import { checkForbiddenCode } from './forbidden-code.ts'
import { parseSource } from './source.ts'

it.each([
  ['environment', 'src/news/news.server.ts', 'const url = process.env.API_BASE_URL'],
  ['environment', 'host/listen.ts', 'const { PORT } = process.env'],
  ['upstream-fetch', 'src/news/news.server.ts', 'await fetch("http://localhost:3003/news")'],
  ['upstream-fetch', 'app/routes/index.tsx', 'await globalThis.fetch(url)'],
  ['inline-style', 'src/ui/box.tsx', 'const box = <p style={{ color: "red" }} />'],
  ['raw-html', 'src/ui/box.tsx', 'const box = <p dangerouslySetInnerHTML={{ __html: text }} />'],
  ['words', 'src/ui/box.tsx', 'const box = <p>你好</p>'],
  ['words', 'src/ui/box.tsx', 'const label = `共` + n'],
  ['words', 'app/shell/header.tsx', 'const box = <p aria-label="菜单" />'],
])('%s fails in %s', (rule, path, text) => {
  expect(checkForbiddenCode(parseSource(path, text)).map((problem) => problem.rule)).toContain(rule)
})

it.each([
  ['src/site/env.ts', 'readSiteEnv(process.env)'],
  ['tools/start.ts', 'readSettings(process.env)'],
  ['src/upstream/read.server.ts', 'await fetch(url)'],
  ['src/ui/box.test.tsx', 'render(<p style={{}}>你好</p>)'],
  ['api/app.ts', 'const title = "新闻"'],
  ['i18n/cn/home/index.ts', 'const cn_home = { title: "首页" }'],
  ['src/ui/box.tsx', '// 注释 may be in any language\nconst box = <p className="style">prefetch()</p>'],
])('accepts %s', (path, text) => {
  expect(checkForbiddenCode(parseSource(path, text))).toEqual([])
})
