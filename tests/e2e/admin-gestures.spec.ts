import { expect, expectAccessible, hydrated, test, visit } from './fixture.ts'
import { holdRequests } from './held-requests.ts'
import { applyAs, signedIn } from './staff/staff-page.ts'
import { sayIn } from './staff/staff-words.ts'

const say = sayIn('en')

test.describe.configure({ mode: 'serial' })

test('what is handed over with a note is on Today of the next owner until they touch it, and in their mail', async ({
  browser,
  pair,
  db,
}) => {
  await applyAs(pair, 'zhang.san@firm.test', '张三')
  await applyAs(pair, 'li.si@firm.test', '李四')
  const giver = await signedIn(pair, browser, 'sales', 'Ann', { box: 'ann' })
  const owner = await signedIn(pair, browser, 'sales', 'Bob', { box: 'bob' })
  await visit(giver, '/admin/leads')
  for (const name of ['张三', '李四']) await giver.getByRole('checkbox', { name }).check()
  const bulk = giver.getByRole('form', { name: say('leads.chosen.label') })
  await bulk.getByRole('combobox', { name: say('leads.owner') }).selectOption({ label: 'Bob' })
  await bulk.getByLabel(say('leads.handOverNote')).fill('answer by Friday')
  await expectAccessible(giver, 'handing over')
  await bulk.getByRole('button', { name: say('leads.chosen.apply') }).click()
  await expect(bulk).toBeHidden()

  await visit(owner, '/admin')
  const section = owner.getByRole('region', { name: say('leads.todayPage.handed') })
  await expect(section.getByRole('row')).toHaveCount(3)
  await expect(section).toContainText('by Ann')
  await expect(section).toContainText('answer by Friday')
  await expectAccessible(owner, 'handed over')
  const mails = await db
    .selectFrom('mail')
    .select('text')
    .where('recipient', '=', 'bob@firm.example')
    .execute()
  expect(mails.filter(({ text }) => text.includes('answer by Friday'))).toHaveLength(1)
  await section.getByRole('link', { name: '张三' }).click()
  const panel = owner.getByRole('complementary')
  await panel
    .locator('label', { hasText: say('leads.statuses.called') })
    .first()
    .click()
  await expect(panel.getByRole('radio', { name: say('leads.statuses.called') })).toBeChecked()
  await owner.goto('/admin')
  await expect(section.getByRole('row')).toHaveCount(2)
})

test('the account menu closes by Escape, which leaves the focus on its button, and by a press outside', async ({
  browser,
  pair,
}) => {
  const page = await signedIn(pair, browser, 'admin', 'Eve', { box: 'eve' })
  const button = page.getByRole('button', { name: 'Eve' })
  const account = page.getByRole('link', { name: say('admin.nav.account') })
  await hydrated(page)
  await button.click()
  await expect(account).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(account).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(account).toBeHidden()
})

test('a double click does a thing once', async ({ browser, pair, db }) => {
  await applyAs(pair, 'zhao.liu@firm.test', '赵六')
  const page = await signedIn(pair, browser, 'admin', 'Ann')
  const drafts = async () => {
    const news = await db.selectFrom('news').selectAll().execute()
    const jobs = await db.selectFrom('job_draft').selectAll().execute()
    return { news: news.length, jobs: jobs.length }
  }
  const before = await drafts()
  for (const [list, button] of [
    ['news', 'New article'],
    ['jobs', 'New position'],
  ] as const) {
    await visit(page, `/admin/${list}`)
    await page.getByRole('button', { name: button }).dblclick()
    await expect(page).toHaveURL(new RegExp(`/admin/${list}/[\\da-f-]{36}`))
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
  }
  expect(await drafts()).toEqual({ news: before.news + 1, jobs: before.jobs + 1 })
  // a draft is thrown away once its name is typed, where it has one; the question comes before the answer to the save
  const goOn = await holdRequests(page, /_serverFn/)
  await page.getByLabel(say('news.jobs.headline'), { exact: true }).first().fill('工程师')
  await page.getByRole('button', { name: say('news.jobs.save') }).click()
  const discard = page.getByRole('button', { name: 'Discard the draft…' })
  await discard.click()
  const dialog = page.getByRole('dialog', { name: 'Discard “工程师”?' })
  const confirm = dialog.getByRole('button', { name: say('admin.states.discard') })
  await expect(confirm).toBeDisabled()
  await expectAccessible(page, 'discarding')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await discard.click()
  goOn()
  await expect(page.getByText(/^Saved/)).toBeAttached()
  await dialog.getByRole('textbox').fill('工程师')
  await confirm.click()
  await expect(page).toHaveURL(/\/admin\/jobs$/)
  expect(await drafts()).toEqual({ news: before.news + 1, jobs: before.jobs })

  await visit(page, '/admin/leads?status=all')
  await page.getByRole('link', { name: '赵六' }).click()
  const panel = page.getByRole('complementary')
  await panel.getByLabel(say('leads.note'), { exact: true }).fill('calls at three')
  await panel.getByRole('button', { name: say('leads.addNote') }).dblclick()
  await expect(panel.getByRole('listitem').filter({ hasText: 'calls at three' })).toHaveCount(1)
  await page.setViewportSize({ width: 390, height: 844 })
  await panel.getByRole('button', { name: say('leads.take') }).dblclick()
  await expect(panel.getByRole('button', { name: 'Mine' })).toBeDisabled()
  await expect(panel.getByRole('alert')).toBeHidden()
  const events = await db
    .selectFrom('lead_event')
    .innerJoin('trial_application', 'trial_application.id', 'application_id')
    .select('kind')
    .where('email', '=', 'zhao.liu@firm.test')
    .execute()
  expect(events.map(({ kind }) => kind).sort()).toEqual(['note', 'owner'])
})
