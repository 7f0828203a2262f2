import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import cn from '#i18n/cn/admin-identity/index.ts'
import en from '#i18n/en/admin-identity/index.ts'

/** What the routes of the staff's identity refuse with, as their source has it. What cannot be undone is said by its toast. */
const codes = globSync('api/staff/{,identity/}*.ts')
  .filter((file) => !/undo|\.test\./.test(file))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/ProblemError\(\d{3}, ([^)]*)/g)])
  .flatMap(([, argument = '']) => [...argument.matchAll(/'([a-z-]*-[a-z-]+)'/g)])
  .map(([, code = '']) => code)

it.each([...new Set(codes)])('%s is said in words at the sign-in and on the pages of the account', (code) => {
  for (const { faults } of [cn, en]) expect(Object.keys(faults)).toContain(code)
})

it('finds the refusals', () => {
  expect(codes).toEqual(expect.arrayContaining(['factor-unreadable', 'wrong-code', 'wrong-password']))
})
