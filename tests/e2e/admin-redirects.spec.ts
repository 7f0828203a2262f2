import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, visit } from './fixture.ts'
import { leaves, signedIn } from './staff/staff-page.ts'
import { sayIn } from './staff/staff-words.ts'

const say = sayIn('cn')

test.describe.configure({ mode: 'serial' })
// an editor is told of what is not there
test.use({ expectedErrors: [/404 \(Not Found\).*(article\.php|nowhere|cn\/old|old-)/] })

let page: Page
test.beforeAll(async ({ browser, pair }) => {
  page = await signedIn(pair, browser, 'admin', '许诺', { lang: 'cn' })
})

test('a dialog that is left asks about what is typed in it', async ({ pair }) => {
  await visit(page, `${pair.siteUrl}/admin/redirects`)
  await page.getByRole('button', { name: say('redirects.add') }).click()
  await page.getByLabel(say('redirects.from')).fill('/cn/old')
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.getByText(say('admin.states.cancel')).click(),
  ]) {
    await leaves(page, false, leave)
    await expect(page.getByLabel(say('redirects.from'))).toHaveValue('/cn/old')
  }
  await leaves(page, true, () => page.keyboard.press('Escape'))
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('old addresses lead on where there is no page, with the query of a campaign', async ({ pair }) => {
  await visit(page, '/admin/redirects')
  const ask = (path: string) => fetch(`${pair.siteUrl}${path}`, { redirect: 'manual' })
  // what programs ask for in vain is not listed
  expect((await ask('/robot.asp?id=7')).status).toBe(404)
  const visitor = await page.context().newPage()
  expect((await visitor.goto(`${pair.siteUrl}/gone.asp?id=7&name=Zhang`))?.status()).toBe(404)
  await visitor.close()
  await page.getByRole('button', { name: say('redirects.add') }).click()
  const [from, to] = [page.getByLabel(say('redirects.from')), page.getByLabel(say('redirects.to'))]
  await from.fill('/cn/product/av')
  await expect(page.getByText(say('redirects.answers.page'))).toBeVisible()
  await from.fill('/article.php?id=12')
  await expect(page.getByText(say('redirects.answers.free'))).toBeVisible()
  await to.fill('/cn/nowhere')
  await expect(page.getByText('这个地址没有页面（404）。')).toBeVisible()
  await to.fill('/cn/product/mvda')
  await expect(page.getByText('现在打开的是/cn/product/mvda。')).toBeVisible()
  await expectAccessible(page, 'redirect')
  await page.getByRole('button', { name: say('redirects.save') }).click()
  await expect(page.getByRole('cell', { name: '/article.php?id=12' })).toBeVisible()
  await page.getByRole('button', { name: say('redirects.import') }).click()
  const importFile = async (csv: string) => {
    const file = { name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
    await page.getByLabel(say('redirects.file')).setInputFiles(file)
    await page.getByRole('button', { name: say('redirects.check') }).click()
  }
  await importFile('/cn/product/av,/cn\r\nold,/cn')
  await expect(page.getByRole('listitem').filter({ hasText: 'old → /cn' })).toContainText('写一个本站的地址')
  await expect(page.getByRole('button', { name: '导入1条' })).toBeDisabled()
  await expectAccessible(page, 'import')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('admin.states.cancel') })
    .click()
  await importFile('/cn/product/av,/old-av\r\n/cn/product/dsc,/old-dsc')
  await expect(page.getByText('表格的两列可能反了')).toBeVisible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('admin.states.cancel') })
    .click()
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
