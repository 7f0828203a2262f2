import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportTexts } from './export-texts.ts'

const source = `import { more, steps } from './shared.ts'

const home = {
  title: '云桌面，随处可用',
  titleClauses: ['云桌面，', '随处可用'],
  seo: { title: 'a', 'long-key': 'b', 404: '没有' },
  steps,
  ...more,
  tabs: ['一', '二'] as [string, string],
  items: [{ title: '一', text: '甲' }, { title: \`二\`, text: '乙' }] satisfies object[],
} satisfies object

export default home
`
const hostile = '\'q\' "d" `b` \\n */ // </script>\n😀\u2028'
/** A message is one line. */
const shown = hostile.replace(/[\n\u2028]/g, ' ')
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(process.cwd(), '.data-words-'))
  await mkdir(join(folder, 'cn/home'), { recursive: true })
  await writeFile(join(folder, 'cn/home/index.ts'), source)
  await writeFile(
    join(folder, 'cn/home/shared.ts'),
    "export const steps = { one: { text: '第一' }, two: '第二' }\nexport const more = { name: '名', note: '注' }\n",
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('writes published texts into the messages, leaves those that the code has changed since, and says nothing of those it has', async () => {
  const text = (place: string, value: unknown, before: unknown) => ({
    part: 'home',
    place,
    value: JSON.stringify(value),
    of: createHash('sha256').update(JSON.stringify(before)).digest('base64url'),
  })
  const items = [
    { title: '三', text: hostile },
    { title: '二', text: '乙' },
  ]
  const published = [
    text('title', `新的，${hostile}`, '云桌面，随处可用'),
    text('seo.long-key', 'c', 'b'),
    text('seo.404', 'gone', '没有'),
    text('seo.title', 'x', 'what it was before'),
    text('steps.one.text', '第一步', '第一'),
    text('name', '新名', '名'),
    text('note', '注', 'what it was before the last export'),
    text('tabs', ['一', '三'], ['一', '二']),
    text('items', [...items, { title: '一', text: '甲' }], [{ title: '一', text: '甲' }, items[1]]),
  ]
  const { written, left } = await exportTexts(relative(process.cwd(), folder), 'cn', { items: published })
  expect(left).toEqual(['cn home/seo.title'])
  expect(written).toHaveLength(7)
  const file = await readFile(join(folder, 'cn/home/index.ts'), 'utf8')
  expect(file).toContain('as [string, string]')
  expect(file).toContain('{ title: `二`, text')
  expect(file).toContain('] satisfies object[]')
  const { outputText, diagnostics } = ts.transpileModule(file, { reportDiagnostics: true })
  expect(diagnostics).toEqual([])
  const { default: words } = await import(
    `data:text/javascript,${encodeURIComponent(outputText.replace(/^import.*$/m, "const more = { name: '名', note: '注' }"))}`
  )
  expect(words).toEqual({
    title: `新的，${shown}`,
    titleClauses: ['新的，', shown],
    seo: { title: 'a', 'long-key': 'c', 404: 'gone' },
    steps: { one: { text: '第一步' }, two: '第二' },
    name: '新名',
    note: '注',
    tabs: ['一', '三'],
    items: [{ title: '三', text: shown }, items[1], { title: '一', text: '甲' }],
  })
})
