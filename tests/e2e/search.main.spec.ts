import { expect, test, visit } from './fixture.ts'
import { openMenu } from './open-menu.ts'

test('from the menu to an answer, with the state in the address', async ({ page }) => {
  await visit(page, '/cn')
  await openMenu(page)
  await page.getByRole('dialog').getByRole('link', { name: '搜索', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('searchbox').fill('ＧＰＵ直通')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/cn\/search\?q=/)
  await expect(page.getByRole('status').filter({ hasText: 'ＧＰＵ直通' })).toBeVisible()
  await expect(page.locator('mark').first()).toHaveText('GPU直通')
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/cn\/product\/mvda#/)
})

test('one kind of results, and back to all', async ({ page }) => {
  await visit(page, '/en/search?q=session')
  const kinds = page.getByRole('navigation', { name: 'Category' })
  await kinds.getByRole('link', { name: /^Product/ }).click()
  await expect(page).toHaveURL(/kind=product/)
  await expect(kinds.getByRole('link', { name: /^Product/ })).toHaveAttribute('aria-current')
  await expect(kinds.getByRole('link', { name: /^All/ })).not.toHaveAttribute('aria-current')
  await kinds.getByRole('link', { name: /^All/ }).click()
  await expect(page).not.toHaveURL(/kind=/)
})

test('a product is no list of its packages: three of a kind, and a way to the others', async ({ page }) => {
  await visit(page, '/cn/search?q=MVDA')
  await expect(page.locator('main .found').filter({ hasText: /^(安装包|文档)/ })).toHaveCount(3)
  await page.getByRole('link', { name: /^全部\d+个新闻结果$/ }).click()
  await expect(page).toHaveURL(/kind=news/)
  await page.goBack()
  await page.getByRole('link', { name: '在产品下载中查看“MVDA”的全部文件' }).click()
  await expect(page).toHaveURL(/download\/search\?q=MVDA/)
  await expect(page.locator('main th[scope=rowgroup]').first()).toHaveText('MVDA')
})

test('nothing found: a way on, and no markup from the address', async ({ page }) => {
  await visit(page, '/en/search?q=%3Cqqqzzz%3E')
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('<qqqzzz>')
  await expect(page.locator('qqqzzz')).toHaveCount(0)
  await page.getByRole('link', { name: 'session recording' }).click()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /AuditView/ })
      .first(),
  ).toBeVisible()
})
