import { expect, expectAccessible, test, visit } from './fixture.ts'
import { holdRequests } from './held-requests.ts'
import { applyAs, signedIn } from './staff/staff-page.ts'
import { sayIn } from './staff/staff-words.ts'

const say = sayIn('en')

test.describe.configure({ mode: 'serial' })

test('what was done is taken back within ten seconds, for one and for several; a loss is asked for its reason', async ({
  browser,
  pair,
  db,
}) => {
  for (const [email, name] of [
    ['zhang.san@firm.test', '张三'],
    ['li.si@firm.test', '李四'],
  ] as const)
    await applyAs(pair, email, name)
  const page = await signedIn(pair, browser, 'admin', 'Ann')
  await visit(page, '/admin/leads?status=all')
  await page.getByRole('link', { name: '张三' }).click()
  const panel = page.getByRole('complementary')
  const undo = page.getByRole('button', { name: say('admin.undo.undo') })
  await panel
    .getByRole('group')
    .locator('label', { hasText: say('leads.statuses.lost') })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Lost: 张三' })
  await expectAccessible(page, 'the reason of a loss')
  // said once for all of them
  await dialog.getByRole('button', { name: say('leads.lost.submit') }).click()
  await expect(dialog.getByText(say('admin.validity.choice'))).toHaveCount(1)
  await dialog.getByRole('radio', { name: say('leads.lost.reasons.price') }).check()
  await expect(dialog.getByText(say('admin.validity.choice'))).toHaveCount(0)
  await dialog.getByLabel(say('leads.note')).fill('too dear')
  await dialog.getByRole('button', { name: say('leads.lost.submit') }).click()
  await expect(panel).toContainText('Reason for loss: Price')
  await expect(panel.getByRole('listitem').filter({ hasText: 'too dear' })).toHaveCount(1)
  await expectAccessible(page, 'the offer to undo')
  await undo.click()
  await expect(page.getByRole('status').filter({ hasText: say('admin.undo.undone') })).toBeVisible()
  await expect(panel.getByRole('radio', { name: say('leads.statuses.new') })).toBeChecked()
  await expect(panel.getByRole('listitem').filter({ hasText: 'too dear' })).toHaveCount(0)

  await visit(page, '/admin/leads?status=all')
  for (const name of ['张三', '李四']) await page.getByRole('checkbox', { name }).check()
  const bulk = page.getByRole('form', { name: say('leads.chosen.label') })
  await bulk.getByRole('combobox', { name: say('leads.status') }).selectOption({ label: 'Contacted' })
  await bulk.getByRole('button', { name: say('leads.chosen.apply') }).click()
  await undo.click()
  await expect(page.getByRole('status').filter({ hasText: say('admin.undo.undone') })).toBeVisible()
  const statuses = await db.selectFrom('trial_application').select('lead_status').execute()
  expect(statuses.map((row) => row.lead_status)).toEqual(['new', 'new'])
})

test('a double click shows a number and does not dial it, and saves one file', async ({ browser, pair }) => {
  const page = await signedIn(pair, browser, 'admin', 'Bo', { box: 'bo' })
  await visit(page, '/admin/leads?status=all')
  await page.evaluate(() => {
    document.body.dataset.dialled = ''
    addEventListener('click', (event) => {
      if (
        event.target instanceof HTMLAnchorElement &&
        event.target.href.startsWith('tel:') &&
        !event.defaultPrevented
      )
        document.body.dataset.dialled = 'yes'
    })
  })
  await page.getByRole('button', { name: /张三 Telephone/ }).dblclick()
  await expect(page.getByRole('link', { name: '13800138000' })).toBeVisible()
  await expect(page.locator('body')).toHaveAttribute('data-dialled', '')
  let files = 0
  page.on('download', () => {
    files += 1
  })
  const saved = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /^Export/ })
    .first()
    .dblclick()
  await saved
  await expect(page.getByRole('button', { name: /^Export/ }).first()).toBeEnabled()
  expect(files).toBe(1)
})

test.describe('the command menu', () => {
  // once the session has ended
  test.use({ expectedErrors: [/401/] })

  test('by keys alone: what an input method takes and what waits for results goes nowhere, and Esc goes back', async ({
    browser,
    pair,
  }) => {
    const page = await signedIn(pair, browser, 'admin', 'Dora', { box: 'dora' })
    await visit(page, '/admin/leads?status=all')
    const opener = page.getByRole('button', { name: say('admin.nav.find') })
    const dialog = page.getByRole('dialog', { name: say('admin.nav.find') })
    const menu = dialog.getByRole('combobox')
    const chosen = dialog.getByRole('option', { selected: true })
    await opener.press('Enter')
    await menu.fill('张')
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ results?$/)
    await expect(chosen).toHaveText(/^张三/)
    // as Safari sends the one that ends a composition
    await menu.evaluate((field) =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true })),
    )
    await menu.press('ArrowDown')
    await expect(chosen).toHaveText(/^Everything about 张三/)
    await menu.press('Control+k')
    await expect(menu).toHaveValue('张')
    const release = await holdRequests(page, /_serverFn/)
    await menu.fill('李')
    await menu.press('Enter')
    await expect(chosen).toHaveCount(0)
    release()
    await expect(chosen).toHaveText(/^李四/)
    await menu.press('Escape')
    await expect(opener).toBeFocused()
    await page.context().clearCookies({ name: /^(?!admin-lang)/ })
    await page.keyboard.press('Control+k')
    await menu.fill('zzz')
    await expect(dialog.getByRole('link', { name: say('admin.typing.signIn') })).toBeVisible()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
  })
})

test('Ctrl K finds articles, applications and people, and does things; figures open their lists', async ({
  browser,
  pair,
}) => {
  const page = await signedIn(pair, browser, 'admin', 'Cleo', { box: 'cleo' })
  await visit(page, '/admin/leads?status=all')
  await page.getByRole('link', { name: '李四' }).click()
  await expect(page.getByRole('complementary')).toContainText('李四')
  const menu = page.getByRole('combobox', { name: say('admin.nav.find') })
  await page.keyboard.press('Control+k')
  await menu.fill('assign to cleo')
  await menu.press('Enter')
  await expect(page.getByRole('complementary').getByLabel(say('leads.owner'))).toHaveValue(/.+/)
  await page.keyboard.press('Control+k')
  await menu.fill('张三')
  await expect(page.getByRole('option', { name: 'Everything about 张三' })).toBeVisible()
  await expectAccessible(page, 'the command menu')
  await page.getByRole('option', { name: /^张三/ }).click()
  await expect(page.getByRole('complementary')).toContainText('张三')

  await visit(page, '/admin/figures')
  // the newest of 28 days
  await expect(page.getByRole('slider', { name: say('leads.figures.choose') })).toHaveValue('27')
  await page.getByRole('link', { name: /^Not yet/ }).click()
  await expect(page).toHaveURL(/contact=none/)
  await expect(page.getByRole('main')).toContainText('Time to first contact: Not yet')
  await expect(page.getByRole('row')).toHaveCount(3)
})
