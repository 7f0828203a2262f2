import { expect, expectAccessible, expectAccessibleAtBothWidths, test } from './fixture.ts'
import { applyAs, leaves, signedIn } from './staff/staff-page.ts'
import { sayIn } from './staff/staff-words.ts'

const say = sayIn('cn')

test.describe.configure({ mode: 'serial' })

test('an application arrives; sales takes it, calls and notes, and nothing typed is lost', async ({
  browser,
  pair,
  db,
}) => {
  await applyAs(pair, 'zhang.san@firm.test', '张三')
  const page = await signedIn(pair, browser, 'admin', '许诺', { lang: 'cn' })
  await expect(page.getByRole('heading', { name: say('leads.views.unowned') })).toBeVisible()
  await page.getByRole('link', { name: '张三' }).click()
  await expect(page.getByRole('heading', { name: '张三' })).toBeVisible()

  const panel = page.getByRole('complementary', { name: say('leads.detail') })
  await test.step('takes it, reveals the number, notes, sets a date, on a phone', async () => {
    await panel.getByLabel(say('leads.owner')).selectOption({ label: '许诺' })
    await panel.getByLabel(say('leads.company'), { exact: true }).fill('某工程设计院')
    await panel.getByLabel(say('leads.due'), { exact: true }).fill('2030-01-02')
    await panel.getByRole('button', { name: say('leads.save'), exact: true }).click()
    await expect(panel.getByText('某工程设计院', { exact: true })).toBeVisible()
    await expect(panel.getByText('138 **** 8000')).toBeVisible()
    expect(await page.content()).not.toMatch(/138 ?0013 ?8000/)
    await panel.getByRole('button', { name: /电话.*显示/ }).click()
    await expect(panel.getByRole('link', { name: '13800138000' })).toHaveAttribute(
      'href',
      'tel:+8613800138000',
    )
    await panel.getByRole('button', { name: /邮箱.*显示/ }).click()
    await expect(panel.getByRole('link', { name: say('leads.mails.thanks.title') })).toHaveAttribute(
      'href',
      /^mailto:zhang\.san@firm\.test\?subject=.*T-.{4}-.{4}.*&body=.*%0D%0A%0D%0A%E8%AE%B8%E8%AF%BA$/,
    )
    await panel.getByRole('link', { name: '此人的全部信息' }).click()
    await expect(page.getByRole('heading', { name: 'zhang.san@firm.test' })).toBeVisible()
    await expect(page.getByText('我已阅读并同意').first()).toBeVisible()
    await expectAccessibleAtBothWidths(page, 'person')
    await page.getByRole('button', { name: say('persons.erase.open') }).click()
    await page.getByLabel(say('persons.erase.confirm')).fill('li.si@firm.test')
    await page.getByRole('button', { name: say('persons.erase.submit'), exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('不是要删除的邮箱')
    await expectAccessible(page, 'erase')
    await leaves(page, true, () => page.getByRole('button', { name: say('admin.states.cancel') }).click())
    await page.goBack()
    await panel.getByLabel(say('leads.note')).fill('先要 4TB 机型报价')
    await panel.getByLabel(say('leads.note')).press('Control+Enter')
    await expect(panel.getByRole('listitem').filter({ hasText: '先要 4TB 机型报价' })).toBeVisible()
    await expect(
      panel.getByRole('listitem').filter({ hasText: say('leads.events.revealedTelephone') }),
    ).toBeVisible()
  })

  await test.step('one choice by keys is one change', async () => {
    const changes = panel.getByRole('listitem').filter({ hasText: '→ 成交' })
    await panel.getByRole('radio', { name: say('leads.statuses.new'), exact: true }).focus()
    for (const name of ['已联系', '试用中', '成交']) {
      await page.keyboard.press('ArrowRight')
      await expect(panel.getByRole('radio', { name, exact: true })).toBeChecked()
    }
    await page.keyboard.press('Enter')
    await expect(changes).toHaveText(/新 → 成交$/)
    // where the bar below the application has its status, too
    await page.setViewportSize({ width: 390, height: 844 })
    const status = panel.getByRole('combobox', { name: say('leads.status') })
    await status.focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(status).toHaveValue('new')
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('listitem').filter({ hasText: '成交 → 新' })).toBeVisible()
    await expect(panel.getByRole('listitem').filter({ hasText: /试用中 →|→ 试用中/ })).toHaveCount(0)
  })

  await test.step('somebody else changes it first: nothing typed is lost', async () => {
    await panel.getByLabel(say('leads.note')).fill('半句话')
    const calls = '**/_serverFn/*'
    // between reading and saving: a page that still loads would read the change
    await page.route(calls, async (route) => {
      if (!route.request().postData()?.includes('leads.change')) return route.fallback()
      await db
        .updateTable('trial_application')
        .set(({ eb }) => ({ lead_version: eb('lead_version', '+', 1) }))
        .execute()
      await route.continue()
    })
    await panel.getByRole('radio', { name: say('leads.statuses.called') }).click({ force: true })
    await expect(panel.getByRole('alert')).toContainText('别人先改了这份申请')
    await page.unroute(calls)
    await expect(panel.getByLabel(say('leads.note'))).toHaveValue('半句话')
    await panel.getByRole('button', { name: say('leads.setMine') }).click()
    await expect(panel.getByRole('radio', { name: say('leads.statuses.called') })).toBeChecked()
    await panel.getByLabel(say('leads.note')).fill('')
  })

  await test.step('leaving saves what is typed, or asks', async () => {
    await panel.getByLabel(say('leads.company'), { exact: true }).fill('某设计总院')
    await panel.getByRole('link', { name: say('leads.back') }).click()
    // taken, it is not in the view it was opened in
    await page.getByRole('link', { name: /^我的/ }).click()
    await expect(page.getByRole('rowheader').filter({ hasText: '某设计总院' })).toBeVisible()
    await page.getByRole('link', { name: '张三' }).click()
    await panel.getByLabel(say('leads.company'), { exact: true }).fill('某工程设计院')
    await panel.getByLabel(say('leads.note')).fill('半句话')
    await leaves(page, false, () => panel.getByRole('link', { name: say('leads.back') }).click())
    await expect(panel.getByLabel(say('leads.note'))).toHaveValue('半句话')
    page.once('dialog', (question) => question.dismiss())
    const [browsers] = await Promise.all([
      page.waitForEvent('dialog'),
      page.reload({ timeout: 1 }).catch(() => {}),
    ])
    expect(browsers.type()).toBe('beforeunload')
    await leaves(page, true, () => page.goBack())
    await expect(page.getByRole('rowheader').filter({ hasText: '某工程设计院' })).toBeVisible()
  })
})
