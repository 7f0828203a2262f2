import { expect, test } from './fixture.ts'

test.use({ javaScriptEnabled: false })

test('the search works without JavaScript', async ({ page }) => {
  await page.goto('/cn/search')
  await page.getByRole('searchbox').fill('桌面')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/cn\/search\?q=/)
  const results = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(results).toHaveCount(20)
  await page.getByRole('link', { name: '加载更多' }).click()
  await expect.poll(() => results.count()).toBeGreaterThan(20)
  await page.getByRole('navigation', { name: '类别' }).getByRole('link', { name: /^产品/ }).click()
  await expect(results.first()).toBeVisible()
})
