import { expect, test } from 'vitest'
import { readDownloadSearch } from './downloads.ts'
import { nameInProduct } from './package-table.tsx'
import { verifyCommand } from './verify-file.tsx'

test('reads what is a filter and leaves out what is none', () => {
  const search = { q: ' 8 ', product: 'mvda', platform: 'beos', cpu: ['x86'], version: '9.0', other: '1' }
  expect(readDownloadSearch(search)).toEqual({ q: '8', product: 'mvda', version: '9.0' })
  expect(readDownloadSearch({ q: '', version: '', cursor: '' })).toEqual({})
  expect(readDownloadSearch({ q: 'x'.repeat(100) }).q).toHaveLength(64)
})

test.each([
  ['MVDA client', 'Client'],
  ['CenterView用户终端工具', '用户终端工具'],
  ['MDW iOS agent', 'iOS agent'],
  ['Console', 'Console'],
])('%s is called %s below its product', (name, expected) => {
  const product = /^(MVDA|CenterView|MDW)/.exec(name)?.[0] ?? 'DSC'
  expect(nameInProduct(name, product)).toBe(expected)
})

test('a file name cannot end the quotes of a command', () => {
  expect(verifyCommand('windows', "a'b")).toBe("Get-FileHash -Algorithm SHA256 'a''b'")
  expect(verifyCommand('linux', "a'b")).toBe("sha256sum 'a'\\''b'")
  expect(verifyCommand('macos', 'a b')).toBe("shasum -a 256 'a b'")
})
