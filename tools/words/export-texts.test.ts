import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exportTexts } from './export-texts.ts'

const source = `import { steps } from './shared.ts'

const home = {
  title: '云桌面，随处可用',
  titleClauses: ['云桌面，', '随处可用'],
  seo: { title: 'a', 'long-key': 'b' },
  steps,
  items: [{ title: '一', text: '甲' }],
} satisfies object

export default home
`
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(process.cwd(), '.data-words-'))
  await mkdir(join(folder, 'cn/home'), { recursive: true })
  await writeFile(join(folder, 'cn/home/index.ts'), source)
  await writeFile(
    join(folder, 'cn/home/shared.ts'),
    "export const steps = { one: { text: '第一' }, two: '第二' }\n",
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('writes published texts into the messages, and leaves those that the code has changed since', async () => {
  const text = (place: string, value: unknown, before: unknown) => ({
    part: 'home',
    place,
    value: JSON.stringify(value),
    of: createHash('sha256').update(JSON.stringify(before)).digest('base64url'),
  })
  const { written, left } = await exportTexts(relative(process.cwd(), folder), 'cn', {
    items: [
      text('title', "新的，'标题'\n</script>", '云桌面，随处可用'),
      text('seo.long-key', 'c', 'b'),
      text('seo.title', 'x', 'what it was before'),
      text('steps.one.text', '第一步', '第一'),
      text('items', [{ title: '二', text: '乙' }], [{ title: '一', text: '甲' }]),
    ],
  })
  expect(left).toEqual(['cn home/seo.title'])
  expect(written).toHaveLength(4)
  const file = await readFile(join(folder, 'cn/home/index.ts'), 'utf8')
  const { outputText, diagnostics } = ts.transpileModule(file, { reportDiagnostics: true })
  expect(diagnostics).toEqual([])
  const { default: words } = await import(
    `data:text/javascript,${encodeURIComponent(outputText.replace(/^import.*$/m, ''))}`
  )
  expect(words).toEqual({
    title: "新的，'标题'\n</script>",
    titleClauses: ['新的，', "'标题'\n</script>"],
    seo: { title: 'a', 'long-key': 'c' },
    steps: { one: { text: '第一步' }, two: '第二' },
    items: [{ title: '二', text: '乙' }],
  })
})
