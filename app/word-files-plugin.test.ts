import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { locales, namespaces } from '#i18n/i18n-util.ts'
import { readWordFiles } from './word-files-plugin.ts'

it('has every namespace of every language and their roots, under a name that tells their content', async () => {
  const files = await readWordFiles('i18n')
  const wanted = locales.flatMap((locale) => ['root', ...namespaces].map((name) => `${locale}/${name}`))
  expect(files.map(({ locale, name }) => `${locale}/${name}`).sort()).toEqual(wanted.sort())
  expect(new Set(files.map(({ fileName }) => fileName)).size).toBe(files.length)
  const trial = files.find(({ locale, name }) => locale === 'en' && name === 'trial')
  expect(trial?.fileName).toMatch(/^assets\/en-trial-[\w-]{8}\.json$/)
  expect(JSON.parse(trial?.source ?? '')).toHaveProperty('form.title')
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
  await expect(readWordFiles(folder)).rejects.toThrow('xx/page are not plain data')
  rmSync(folder, { recursive: true })
})
