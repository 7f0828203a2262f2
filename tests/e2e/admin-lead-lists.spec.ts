import { randomUUIDv7 } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Database } from '../../api/db/tables.ts'
import { expect, expectAccessible, expectAccessibleAtBothWidths, test, visit } from './fixture.ts'
import { applyAs, signedIn } from './staff/staff-page.ts'
import { sayIn } from './staff/staff-words.ts'

const say = sayIn('cn')

test.describe.configure({ mode: 'serial' })

let page: Page
test.beforeAll(async ({ browser, pair, db }) => {
  page = await signedIn(pair, browser, 'admin', '许诺', { lang: 'cn' })
  await applyAs(pair, 'zhang.san@firm.test', '张三')
  const { id } = await db.selectFrom('staff_member').select('id').executeTakeFirstOrThrow()
  const taken = { owner_id: id, company: '某工程设计院', lead_status: 'called' as const }
  await db.updateTable('trial_application').set(taken).execute()
})

test('a view is worked with a thumb: taken, called, the next one', async ({ pair, db }) => {
  const panel = page.getByRole('complementary', { name: say('leads.detail') })
  await addApplicants(db, '李四', 'Anne O’Hara')
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, `${pair.siteUrl}/admin/leads?owner=none`)
  // in the page's font its apostrophe would have the width of a character
  await expect(page.getByText('Anne O’Hara', { exact: true })).toHaveAttribute('lang', 'en')
  await page.getByRole('link', { name: 'Anne O’Hara' }).click()
  const bar = page.getByRole('toolbar', { name: say('leads.queue.label') })
  await bar.getByRole('button', { name: say('leads.take') }).click()
  await expect(bar.getByRole('button', { name: say('leads.queue.mine') })).toBeDisabled()
  await bar.getByRole('button', { name: say('leads.telephone') }).click()
  await expect(bar.getByRole('link', { name: say('leads.queue.call') })).toHaveAttribute(
    'href',
    'tel:+8613800138000',
  )
  await bar.getByRole('button', { name: say('leads.note') }).click()
  await bar.getByRole('combobox', { name: say('leads.status') }).selectOption('called')
  await expect(panel.getByRole('radio', { name: say('leads.statuses.called') })).toBeChecked()
  await expectAccessible(page, 'queue')
  // the one that is taken has left the view
  await bar.getByRole('link', { name: say('leads.queue.next') }).click()
  await expect(panel.getByRole('heading', { name: '李四' })).toBeVisible()
  await bar.getByRole('link', { name: say('leads.queue.end') }).click()
  await expect(page.getByRole('link', { name: '李四' })).toBeVisible()
})

test('by keys alone a view is saved, rows are chosen and changed, but for the one that another changed first', async ({
  pair,
  db,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await visit(page, `${pair.siteUrl}/admin/leads?product=mvda`)
  await page.getByRole('button', { name: say('leads.savedViews.save') }).click()
  await page.getByLabel(say('leads.savedViews.name')).fill('MVDA的')
  await page.getByLabel(say('leads.savedViews.name')).press('Enter')
  await expect(page.getByRole('link', { name: 'MVDA的' })).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: say('admin.keys.title') })).toBeVisible()
  await expectAccessible(page, 'keys')
  await page.keyboard.press('Escape')
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
  const bulk = page.getByRole('form', { name: say('leads.chosen.label') })
  await expect(bulk.getByText('已选2份')).toBeVisible()
  await expectAccessibleAtBothWidths(page, 'chosen')
  await db.updateTable('trial_application').set({ lead_version: 9 }).where('name', '=', '李四').execute()
  await bulk.getByRole('combobox', { name: say('leads.status') }).selectOption('spam')
  await bulk.getByRole('button', { name: say('leads.chosen.apply') }).click()
  await expect(page.getByRole('alert')).toContainText('李四')
  await page.getByRole('button', { name: say('leads.setMine') }).click()
  await expect(page.getByRole('link', { name: '李四' })).toBeHidden()
  await expect(page.getByRole('link', { name: 'Anne O’Hara' })).toBeHidden()
  // what is typed is no shortcut
  await page.keyboard.press('/')
  await page.keyboard.type('jx?')
  await expect(page.getByRole('searchbox')).toHaveValue('jx?')
  await page.getByRole('button', { name: say('leads.savedViews.edit') }).click()
  await page.getByRole('button', { name: say('leads.savedViews.remove'), exact: true }).click()
  await expect(page.getByRole('link', { name: 'MVDA的' })).toBeHidden()
})

test('an application is moved on the board by keys, by its select and by pointer', async ({ pair }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, `${pair.siteUrl}/admin/leads?layout=board`)
  const column = (name: string) => page.getByRole('list', { name, exact: true })
  const card = page.getByRole('link', { name: '张三' })
  await expect(column('已联系').getByRole('link', { name: '张三' })).toBeVisible()
  await card.focus()
  await card.press(']')
  await expect(column('试用中').getByRole('link', { name: '张三' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '张三：试用中' })).toBeAttached()
  await page.getByRole('combobox', { name: '状态: 张三' }).selectOption('called')
  await expect(column('已联系').getByRole('link', { name: '张三' })).toBeVisible()
  await page
    .getByRole('listitem')
    .filter({ hasText: '某工程设计院' })
    .dragTo(page.getByRole('heading', { name: /^成交/ }))
  // its column is not among those of open applications
  await expect(card).toBeHidden()
  await page.getByRole('link', { name: '成交', exact: true }).click()
  await expect(column('成交').getByRole('link', { name: '张三' })).toBeVisible()
  await expect(page.getByRole('list', { name: /^(新|已联系)$/ })).toBeHidden()
})

test('an application is found among those that are closed, and exported', async ({ pair }) => {
  await visit(page, `${pair.siteUrl}/admin/leads`)
  await expect(page.getByRole('heading', { name: say('leads.none') })).toBeVisible()
  await page.getByRole('link', { name: /^全部/ }).click()
  await expect(page).toHaveURL(/status=all/)
  await page.getByRole('searchbox').fill('8000')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByRole('rowheader').filter({ hasText: '某工程设计院' })).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^导出/ }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^试用申请-全部-\d{4}-\d\d-\d\d\.csv$/)
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv).toMatch(/^\uFEFF"编号",.*\r\n"T-[\s\S]*"张三","\+86 138 0013 8000"[\s\S]*[^\n]\r\n$/)
  const { upstream } = await pair.running()
  await upstream.stop()
  await page.getByRole('button', { name: /^导出/ }).click()
  await expect(page.getByRole('alert')).toContainText(say('admin.faults.unavailable'))
  await pair.startUpstream()
})

/** As the first one, but of others, and new. */
async function addApplicants(db: Database, ...names: string[]): Promise<void> {
  const first = await db.selectFrom('trial_application').selectAll().executeTakeFirstOrThrow()
  for (const name of names) {
    const { lead_status, owner_id, due, company, lead_version, ...row } = first
    const id = randomUUIDv7()
    const other = {
      id,
      name,
      reference: `T-${id.slice(-4)}-${id.slice(0, 4)}`,
      fingerprint: id,
      search_text: name,
    }
    await db
      .insertInto('trial_application')
      .values({ ...row, ...other })
      .execute()
  }
}
