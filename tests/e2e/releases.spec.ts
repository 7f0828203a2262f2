import { expect, test, visit } from './fixture.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a product leads to its life cycle and compatibility, which filters leave in the address', async ({
  page,
}) => {
  await visit(page, '/en/product/mvda')
  await page.locator('.sheet').getByRole('link', { name: 'compatibility list' }).click()
  await expect(page).toHaveURL(/service\/releases\?product=mvda#compatibility/)
  const lifecycle = page.getByRole('table', { name: 'Product life cycle' })
  const server = lifecycle.getByRole('row', { name: /MVDA Server 8\.0/ })
  await expect(server).toContainText('30 Apr 2027')
  await expect(server).toContainText('By restoring the backup')
  await page.getByLabel('System and release').selectOption({ label: 'UOS V20 1060' })
  await expect(page).toHaveURL(/system=uos/)
  const list = page.getByRole('table', { name: 'Compatibility list' })
  await expect(list.getByRole('row')).toHaveCount(3)
  await expect(list.getByRole('row', { name: /8\.6\.2/ })).toContainText('x86-64 / ARM64')
  await page.reload()
  await expect(list.getByRole('row')).toHaveCount(3)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the filter is a form', async ({ page }) => {
    await page.goto('/cn/service/releases')
    await page.getByLabel('处理器').selectOption({ label: 'LoongArch64（龙芯）' })
    await page.getByLabel('版本', { exact: true }).fill('v8.6')
    await page.getByRole('button', { name: '筛选' }).click()
    await expect(page).toHaveURL(/cpu=loongarch/)
    await expect(page.getByRole('table', { name: '兼容性列表' }).getByRole('row')).toHaveCount(2)
    await page.getByRole('link', { name: /查找安装包/ }).click()
    await expect(page).toHaveURL(/download\/search\?product=mvda/)
  })
})
