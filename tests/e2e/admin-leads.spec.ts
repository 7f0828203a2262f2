import { randomUUIDv7 } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openDatabase } from '../../api/db/open-database.ts'
import { inviteFirstAdministrator } from '../../api/staff/identity/invitations.ts'
import type { SitePair } from '../site-pair.ts'
import { expect, expectAccessible, expectAccessibleAtBothWidths, hydrated, test } from './fixture.ts'
import { saveDraft } from './staff-page.ts'
import { fillIn, openLiveForm, trialForm } from './trial-form.ts'

test.skip(process.env.E2E_EXTERNAL !== undefined, 'a site elsewhere has its staff already')
test.describe.configure({ mode: 'serial' })
// an editor is told of what is not there
test.use({ expectedErrors: [/404 \(Not Found\).*(article\.php|nowhere|cn\/old|old-)/] })

let pair: SitePair
test.beforeAll(async ({ ownPair }, { file }) => {
  pair = await ownPair.of(file)
})

test('an application arrives; sales takes it, calls, notes, moves it on the board and closes it as won', async ({
  page,
}) => {
  await test.step('somebody applies on the public site', async () => {
    const form = trialForm(page, 'cn')
    await openLiveForm(page, `${pair.siteUrl}/cn/trial/trial`)
    await fillIn(form, 'zhang.san@firm.test')
    await form.getCode.click()
    let code = ''
    await expect
      .poll(async () => {
        const outbox = await fetch(`${pair.upstreamUrl}/outbox`, { headers: { accept: 'application/json' } })
        code = (await outbox.json()).messages[0]?.code ?? ''
        return code
      })
      .toMatch(/^\d{6}$/)
    await form.code.fill(code)
    await form.submit.click()
    await expect(form.done).toBeVisible()
  })

  await test.step('the first administrator signs in and sees it', async () => {
    const db = await openDatabase({ dataDir: pair.dataDir })
    const token = await inviteFirstAdministrator(db, Date.now())
    await db.destroy()
    await page.goto(`${pair.siteUrl}/admin/invitation?token=${token}`)
    await hydrated(page)
    await page.getByLabel('邮箱').fill('xu@firm.example')
    await page.getByLabel('姓名').fill('许诺')
    await page.getByLabel('设密码').fill('a fence of seventeen posts')
    await page.getByRole('button', { name: '开始使用' }).click()
    await expect(page.getByRole('heading', { name: '未分配' })).toBeVisible()
    await expectAccessibleAtBothWidths(page, 'today')
    await page.getByRole('link', { name: '张三' }).click()
    await expect(page.getByRole('heading', { name: '张三' })).toBeVisible()
  })

  const panel = page.getByRole('complementary', { name: '申请详情' })
  await test.step('takes it, reveals the number, notes, sets a date, on a phone', async () => {
    await expectAccessibleAtBothWidths(page, 'detail')
    await panel.getByLabel('负责人').selectOption({ label: '许诺' })
    await panel.getByLabel('公司', { exact: true }).fill('某工程设计院')
    await panel.getByLabel('下次联系', { exact: true }).fill('2030-01-02')
    await panel.getByRole('button', { name: '保存', exact: true }).click()
    await expect(panel.getByText('某工程设计院', { exact: true })).toBeVisible()
    await expect(panel.getByText('138 **** 8000')).toBeVisible()
    expect(await page.content()).not.toMatch(/138 ?0013 ?8000/)
    await panel.getByRole('button', { name: /电话.*显示/ }).click()
    await expect(panel.getByRole('link', { name: '138 0013 8000' })).toHaveAttribute(
      'href',
      'tel:+8613800138000',
    )
    await panel.getByRole('button', { name: /邮箱.*显示/ }).click()
    await expect(panel.getByRole('link', { name: '致谢信' })).toHaveAttribute(
      'href',
      /^mailto:zhang\.san@firm\.test\?subject=.*T-.{4}-.{4}.*&body=.*%0D%0A%0D%0A%E8%AE%B8%E8%AF%BA$/,
    )
    await panel.getByRole('link', { name: '此人的全部信息' }).click()
    await expect(page.getByRole('heading', { name: 'zhang.san@firm.test' })).toBeVisible()
    await expect(page.getByText('我已阅读并同意').first()).toBeVisible()
    await expectAccessibleAtBothWidths(page, 'person')
    await page.getByRole('button', { name: '全部删除…' }).click()
    await page.getByLabel('确认请输入其中一个邮箱').fill('li.si@firm.test')
    await page.getByRole('button', { name: '全部删除', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('不是要删除的邮箱')
    await expectAccessible(page, 'erase')
    await leaves(page, true, () => page.getByRole('button', { name: '取消' }).click())
    await page.goBack()
    await panel.getByLabel('备注').fill('先要 4TB 机型报价')
    await panel.getByLabel('备注').press('Control+Enter')
    await expect(panel.getByRole('listitem').filter({ hasText: '先要 4TB 机型报价' })).toBeVisible()
    await expect(panel.getByRole('listitem').filter({ hasText: '查看了电话' })).toBeVisible()
  })

  await test.step('one choice by keys is one change', async () => {
    const changes = panel.getByRole('listitem').filter({ hasText: '→ 成交' })
    await panel.getByRole('radio', { name: '新', exact: true }).focus()
    for (const name of ['已联系', '试用中', '成交']) {
      await page.keyboard.press('ArrowRight')
      await expect(panel.getByRole('radio', { name, exact: true })).toBeChecked()
    }
    await page.keyboard.press('Enter')
    await expect(changes).toHaveText(/新 → 成交$/)
    const status = panel.getByRole('combobox', { name: '状态' })
    await status.focus()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(status).toHaveValue('new')
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('listitem').filter({ hasText: '成交 → 新' })).toBeVisible()
    await expect(panel.getByRole('listitem').filter({ hasText: /试用中 →|→ 试用中/ })).toHaveCount(0)
  })

  await test.step('a note survives the end of the session', async () => {
    await panel.getByLabel('备注').fill('对方在开会，三点再打')
    const address = new URL(page.url())
    await page.context().clearCookies({ name: 'staff' })
    await panel.getByRole('button', { name: '保存备注' }).click()
    await panel.getByRole('link', { name: '登录后继续' }).click()
    await hydrated(page)
    await page.getByLabel('邮箱').fill('xu@firm.example')
    await page.getByLabel('密码').fill('a fence of seventeen posts')
    await page.getByRole('button', { name: '继续' }).click()
    await expect(page).toHaveURL((url) => url.pathname === address.pathname)
    await expect(panel.getByLabel('备注')).toHaveValue('对方在开会，三点再打')
    await panel.getByRole('button', { name: '保存备注' }).click()
    await expect(panel.getByRole('listitem').filter({ hasText: '三点再打' })).toBeVisible()
  })

  await test.step('somebody else changes it first: nothing typed is lost', async () => {
    const db = await openDatabase({ dataDir: pair.dataDir })
    await panel.getByLabel('备注').fill('半句话')
    await db
      .updateTable('trial_application')
      .set(({ eb }) => ({ lead_version: eb('lead_version', '+', 1) }))
      .execute()
    await db.destroy()
    await panel.getByRole('radio', { name: '已联系' }).click({ force: true })
    await expect(panel.getByRole('alert')).toContainText('别人先改了这份申请')
    await expect(panel.getByLabel('备注')).toHaveValue('半句话')
    await panel.getByRole('button', { name: '仍按我的改' }).click()
    await expect(panel.getByRole('radio', { name: '已联系' })).toBeChecked()
    await panel.getByLabel('备注').fill('')
  })

  await test.step('leaving saves what is typed, or asks', async () => {
    await panel.getByLabel('公司', { exact: true }).fill('某设计总院')
    await panel.getByRole('link', { name: '回到列表' }).click()
    // taken, it is not in the view it was opened in
    await page.getByRole('link', { name: /^我的/ }).click()
    await expect(page.getByRole('rowheader').filter({ hasText: '某设计总院' })).toBeVisible()
    await page.getByRole('link', { name: '张三' }).click()
    await panel.getByLabel('公司', { exact: true }).fill('某工程设计院')
    await panel.getByLabel('备注').fill('半句话')
    await leaves(page, false, () => panel.getByRole('link', { name: '回到列表' }).click())
    await expect(panel.getByLabel('备注')).toHaveValue('半句话')
    page.once('dialog', (question) => question.dismiss())
    const [browsers] = await Promise.all([
      page.waitForEvent('dialog'),
      page.reload({ timeout: 1 }).catch(() => {}),
    ])
    expect(browsers.type()).toBe('beforeunload')
    await leaves(page, true, () => page.goBack())
    await expect(page.getByRole('rowheader').filter({ hasText: '某工程设计院' })).toBeVisible()

    await page.goto(`${pair.siteUrl}/admin/redirects`)
    await hydrated(page)
    await page.getByRole('button', { name: '新重定向' }).click()
    await page.getByLabel('旧地址').fill('/cn/old')
    for (const leave of [() => page.keyboard.press('Escape'), () => page.getByText('取消').click()]) {
      await leaves(page, false, leave)
      await expect(page.getByLabel('旧地址')).toHaveValue('/cn/old')
    }
    await leaves(page, true, () => page.keyboard.press('Escape'))
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('two write the same position: what the other one changed is shown before it is saved', async () => {
    await page.goto(`${pair.siteUrl}/admin/jobs`)
    await hydrated(page)
    await page.getByRole('button', { name: '新职位' }).click()
    await page.getByLabel('城市').fill('上海')
    await saveDraft(page)
    await expect(page.getByText('已保存。')).toBeVisible()
    const other = await page.context().newPage()
    await other.goto(page.url())
    await hydrated(other)
    await other.getByLabel('城市').fill('北京')
    await saveDraft(other)
    await expect(other.getByText('已保存。')).toBeVisible()
    await other.close()
    await page.getByLabel('团队').fill('研发')
    await saveDraft(page)
    await expect(page.getByRole('alert')).toContainText('别人刚刚保存过')
    await expect(page.getByLabel('城市')).toHaveValue('北京')
    await saveDraft(page)
    await expect(page.getByText('已保存。')).toBeVisible()
    await expect(page.getByLabel('团队')).toHaveValue('研发')
  })

  await test.step('works a view with a thumb: taken, called, the next one', async () => {
    await addApplicants('李四', 'Anne O’Hara')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${pair.siteUrl}/admin/leads?owner=none`)
    await hydrated(page)
    // in the page's font its apostrophe would have the width of a character
    await expect(page.getByText('Anne O’Hara', { exact: true })).toHaveAttribute('lang', 'en')
    await page.getByRole('link', { name: 'Anne O’Hara' }).click()
    const bar = page.getByRole('toolbar', { name: '处理申请' })
    await bar.getByRole('button', { name: '认领' }).click()
    await expect(bar.getByRole('button', { name: '我负责' })).toBeDisabled()
    await bar.getByRole('button', { name: '电话' }).click()
    await expect(bar.getByRole('link', { name: '拨打' })).toHaveAttribute('href', 'tel:+8613800138000')
    await bar.getByRole('button', { name: '备注' }).click()
    await bar.getByRole('combobox', { name: '状态' }).selectOption('called')
    await expect(panel.getByRole('radio', { name: '已联系' })).toBeChecked()
    await expectAccessible(page, 'queue')
    // the one that is taken has left the view
    await bar.getByRole('link', { name: '下一份' }).click()
    await expect(panel.getByRole('heading', { name: '李四' })).toBeVisible()
    await bar.getByRole('link', { name: '已是最后一份' }).click()
    await expect(page.getByRole('link', { name: '李四' })).toBeVisible()
  })

  await test.step('by keys alone: a view is saved, rows are chosen and changed, but for the one that another changed first', async () => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto(`${pair.siteUrl}/admin/leads?product=mvda`)
    await hydrated(page)
    await page.getByRole('button', { name: '保存视图' }).click()
    await page.getByLabel('视图名称').fill('MVDA的')
    await page.getByLabel('视图名称').press('Enter')
    await expect(page.getByRole('link', { name: 'MVDA的' })).toHaveAttribute('aria-current', 'true')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: '键盘快捷键' })).toBeVisible()
    await expectAccessible(page, 'keys')
    await page.keyboard.press('Escape')
    for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
    const bulk = page.getByRole('form', { name: '批量操作' })
    await expect(bulk.getByText('已选2份')).toBeVisible()
    await expectAccessibleAtBothWidths(page, 'chosen')
    await withDatabase((db) =>
      db.updateTable('trial_application').set({ lead_version: 9 }).where('name', '=', '李四').execute(),
    )
    await bulk.getByRole('combobox', { name: '状态' }).selectOption('spam')
    await bulk.getByRole('button', { name: '修改' }).click()
    await expect(page.getByRole('alert')).toContainText('李四')
    await page.getByRole('button', { name: '仍按我的改' }).click()
    await expect(page.getByRole('link', { name: '李四' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Anne O’Hara' })).toBeHidden()
    // what is typed is no shortcut
    await page.keyboard.press('/')
    await page.keyboard.type('jx?')
    await expect(page.getByRole('searchbox')).toHaveValue('jx?')
    await page.getByRole('button', { name: '重命名或删除视图' }).click()
    await page.getByRole('button', { name: '删除视图', exact: true }).click()
    await expect(page.getByRole('link', { name: 'MVDA的' })).toBeHidden()
  })

  await test.step('moves it by keys, by its select and by pointer', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${pair.siteUrl}/admin/leads?layout=board`)
    await hydrated(page)
    const column = (name: string) => page.getByRole('list', { name, exact: true })
    const card = page.getByRole('link', { name: '张三' })
    await expect(column('已联系').getByRole('link', { name: '张三' })).toBeVisible()
    await expectAccessibleAtBothWidths(page, 'board')
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
    await expect(column('成交').getByRole('link', { name: '张三' })).toBeVisible()
  })

  await test.step('finds it among those that are closed, and nothing is open any more', async () => {
    await page.goto(`${pair.siteUrl}/admin/leads`)
    await hydrated(page)
    await expect(page.getByRole('heading', { name: '还没有申请' })).toBeVisible()
    await page.getByRole('link', { name: /^全部/ }).click()
    await expect(page).toHaveURL(/status=all/)
    await page.getByRole('searchbox').fill('8000')
    await page.getByRole('searchbox').press('Enter')
    await expect(page.getByRole('rowheader').filter({ hasText: '某工程设计院' })).toBeVisible()
    await expectAccessibleAtBothWidths(page, 'applications')
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
    await expect(page.getByRole('alert')).toContainText('没有导出')
    await pair.startUpstream()
    for (const path of ['figures', 'redirects']) {
      await page.goto(`${pair.siteUrl}/admin/${path}`)
      await hydrated(page)
      await expectAccessibleAtBothWidths(page, path)
    }
  })

  await test.step('old addresses lead on where there is no page, with the query of a campaign', async () => {
    const ask = (path: string) => fetch(`${pair.siteUrl}${path}`, { redirect: 'manual' })
    // what programs ask for in vain is not listed
    expect((await ask('/robot.asp?id=7')).status).toBe(404)
    const visitor = await page.context().newPage()
    expect((await visitor.goto(`${pair.siteUrl}/gone.asp?id=7&name=Zhang`))?.status()).toBe(404)
    await visitor.close()
    await page.getByRole('button', { name: '新重定向' }).click()
    const [from, to] = [page.getByLabel('旧地址'), page.getByLabel('新地址')]
    await from.fill('/cn/product/av')
    await expect(page.getByText('这个地址有页面，不会跳转。')).toBeVisible()
    await from.fill('/article.php?id=12')
    await expect(page.getByText('这个地址没有页面，可以跳转。')).toBeVisible()
    await to.fill('/cn/nowhere')
    await expect(page.getByText('这个地址没有页面（404）。')).toBeVisible()
    await to.fill('/cn/product/mvda')
    await expect(page.getByText('现在打开的是/cn/product/mvda。')).toBeVisible()
    await expectAccessible(page, 'redirect')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByRole('cell', { name: '/article.php?id=12' })).toBeVisible()
    await page.getByRole('button', { name: '导入CSV' }).click()
    const importFile = async (csv: string) => {
      const file = { name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
      await page.getByLabel('表格').setInputFiles(file)
      await page.getByRole('button', { name: '先看结果' }).click()
    }
    await importFile('/cn/product/av,/cn\r\nold,/cn')
    await expect(page.getByRole('listitem').filter({ hasText: 'old → /cn' })).toContainText(
      '写一个本站的地址',
    )
    await expect(page.getByRole('button', { name: '导入1条' })).toBeDisabled()
    await expectAccessible(page, 'import')
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
    await importFile('/cn/product/av,/old-av\r\n/cn/product/dsc,/old-dsc')
    await expect(page.getByText('表格的两列可能反了')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
    await importFile('/cn/product/av,/cn\r\n/old.htm,/cn/news')
    await page.getByRole('button', { name: '导入2条' }).click()
    await expect(page.getByRole('cell', { name: '/old.htm' })).toBeVisible()

    const moved = async () => (await ask('/Article.php?utm_source=fair&id=12')).headers.get('location')
    await expect.poll(moved).toBe('/cn/product/mvda?utm_source=fair')
    expect((await ask('/cn/product/av')).status).toBe(200)
    const isListed = async () => {
      await page.reload()
      await expect(page.getByRole('cell', { name: '/old.htm' })).toBeVisible()
      return page.getByText('/gone.asp?id=7', { exact: true }).isVisible()
    }
    await expect.poll(isListed).toBe(true)
    await expect(page.getByText(/\/cn\/nowhere|robot\.asp/)).toHaveCount(0)
  })

  async function withDatabase<T>(work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>) {
    const db = await openDatabase({ dataDir: pair.dataDir })
    await work(db)
    await db.destroy()
  }

  /** As the first one, but of others, and new. */
  async function addApplicants(...names: string[]): Promise<void> {
    await withDatabase(async (db) => {
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
    })
  }
})

/** Leaves what is not saved, and answers the question about it. */
async function leaves(page: Page, isSure: boolean, leave: () => Promise<unknown>): Promise<void> {
  await leave()
  const question = page.getByRole('dialog', { name: '不保存就离开？' })
  await question.getByRole('button', { name: isSure ? '离开' : '取消' }).click()
  await expect(question).toBeHidden()
}
