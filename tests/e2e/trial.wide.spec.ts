import { expect, test, visit } from './fixture.ts'

test('the drawing beside the form comes with the page, and with a way through the site', async ({ page }) => {
  const board = page.getByText('Board', { exact: true })
  await visit(page, '/en/trial/trial')
  await expect(board).toBeVisible()
  await visit(page, '/en/about/about')
  await page.getByRole('banner').getByRole('link', { name: 'Free trial' }).click()
  await expect(page).toHaveURL(/\/en\/trial\/trial$/)
  await expect(board).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: '中文' }).click()
  await expect(page).toHaveURL(/\/cn\/trial\/trial$/)
  await expect(page.getByText('开发板', { exact: true })).toBeVisible()
})
