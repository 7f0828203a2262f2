import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { locales, namespaces } from '#i18n/i18n-util.ts'
import { readWordFiles, versionOf } from './word-files-plugin.ts'

it('has every namespace of every language and their roots', async () => {
  const files = await readWordFiles('i18n')
  const wanted = locales.flatMap((locale) => ['root', ...namespaces].map((name) => `${locale}-${name}`))
  expect(files.map(({ name }) => name).sort()).toEqual(wanted.sort())
  const trial = files.find(({ name }) => name === 'en-trial')
  expect(JSON.parse(trial?.source ?? '')).toHaveProperty('form.title')
})

it('has another version as soon as a word is another, or stands elsewhere', () => {
  const files = [
    { name: 'cn-root', source: '{"a":"b"}' },
    { name: 'cn-home', source: '{}' },
  ]
  const [root, home] = files
  const others = [files, [{ name: 'cn-root', source: '{"a":"c"}' }, home], [home, root]].map((list) =>
    versionOf(list as typeof files),
  )
  expect(new Set(others).size).toBe(3)
  expect(versionOf(files)).toMatch(/^[\w-]{8}$/)
  expect(versionOf(files)).toBe(versionOf(files))
})

it.each([
  ['a function', 'export default { greeting: () => "hello" }'],
  ['nothing', 'export default { greeting: undefined }'],
  ['a date', 'export default { since: new Date(0) }'],
])('refuses words with %s in them, which data cannot carry', async (_, source) => {
  const folder = mkdtempSync(join(tmpdir(), 'word-files-'))
  mkdirSync(join(folder, 'xx/page'), { recursive: true })
  writeFileSync(join(folder, 'xx/index.ts'), 'export default { name: "site" }')
  writeFileSync(join(folder, 'xx/page/index.ts'), source)
  await expect(readWordFiles(folder)).rejects.toThrow('xx-page are not plain data')
  rmSync(folder, { recursive: true })
})
