import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, expectAccessibleAtBothWidths, test, visit } from './fixture.ts'
import { applyAs, signedIn } from './staff/staff-page.ts'
import { sayIn } from './staff/staff-words.ts'

const say = sayIn('cn')

test('a person asks: no more news under every address, a copy, and erasure; what cannot be undone asks first', async ({
  browser,
  pair,
  db,
}) => {
  await applyAs(pair, 'zhang.san@firm.test', '张三')
  await applyAs(pair, 'zhang@private.test', '张三')
  await applyAs(pair, 'li.si@firm.test', '李四')
  const page = await signedIn(pair, browser, 'admin', '许诺', { lang: 'cn' })
  await visit(page, `${pair.siteUrl}/admin/persons`)
  const dialog = page.getByRole('dialog')
  await expect(page.getByText('显示3位，找到3位，共3位')).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'recipients')
  const firstChoice = dialog.getByRole('checkbox').first()
  await page.getByRole('button', { name: /^停止产品资讯… zhang@private/ }).press('Enter')
  await expect(firstChoice).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('searchbox').fill('LI.SI')
  await expect(page.getByText('显示1位，找到1位，共3位')).toBeVisible()

  await page.getByLabel(say('persons.by')).fill('ＺＨＡＮＧ.san@firm.test')
  await page.getByLabel(say('persons.by')).press('Enter')
  await page.getByRole('button', { name: say('persons.withdraw.open') }).click()
  // the colleague has the same number and another name
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(dialog.getByRole('checkbox', { name: /李四/ })).not.toBeChecked()
  await expectAccessible(page, 'withdraw')
  await dialog.getByRole('button', { name: say('persons.withdraw.submit') }).click()
  await expect(page.getByText('不再向zhang.san@firm.test, zhang@private.test发送产品资讯')).toBeVisible()
  const told = await db
    .selectFrom('marketing_consent')
    .selectAll()
    .where('withdrawn_at', 'is', null)
    .execute()
  expect(told.map(({ email }) => email)).toEqual(['li.si@firm.test'])

  await page.getByRole('button', { name: say('persons.export.open') }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: say('persons.export.submit') }).click(),
  ])
  const people = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(people.map(({ email }: { email: string }) => email)).toEqual([
    'zhang.san@firm.test',
    'zhang@private.test',
  ])

  await page.getByRole('button', { name: say('persons.erase.open') }).click()
  await dialog.getByLabel(say('persons.erase.confirm')).fill('zhang.san@firm.test')
  await dialog.getByRole('button', { name: say('persons.erase.submit') }).click()
  const note = page.getByRole('status').filter({ hasText: '已删除' })
  await expect(note).toContainText('申请2份')
  await expect(note).toContainText('产品资讯的同意2项')
  await expect(page.getByText('显示1位，找到1位，共1位')).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'erased')
  const left = await db.selectFrom('trial_application').select('email').execute()
  expect(left).toEqual([{ email: 'li.si@firm.test' }])
})
