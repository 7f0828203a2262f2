import { expect, test } from './fixture.ts'

const rows = 'main li.dl'

test('the search works as a plain form, and the list goes on by a link', async ({ page }) => {
  await page.goto('/cn/download/search')
  await page.getByLabel('产品').selectOption('mvda')
  await page.getByRole('searchbox').fill('客户端')
  await page.getByRole('button', { name: '搜索', exact: true }).click()
  await expect(page).toHaveURL(/product=mvda/)
  await expect(page.getByLabel('产品')).toHaveValue('mvda')
  await expect(page.locator(rows)).toHaveCount(10)
  const first = await page.locator(rows).first().textContent()
  await page.getByRole('link', { name: '加载更多' }).click()
  await expect(page).toHaveURL(/cursor=/)
  await expect(page.locator(rows).first()).not.toHaveText(first ?? '')
  await page.locator(rows).first().getByRole('link').first().click()
  await expect(page.locator('.gate')).toBeVisible()
})
