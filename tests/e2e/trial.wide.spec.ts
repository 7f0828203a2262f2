import { expect, test, visit } from './fixture.ts'

test('the drawing beside the form comes with the page, and with a way through the site', async ({ page }) => {
  const broker = page.getByText('Broker', { exact: true })
  await visit(page, '/en/trial/trial')
  await expect(broker).toBeVisible()
  await visit(page, '/en/about/about')
  await page.getByRole('banner').getByRole('link', { name: 'Free trial' }).click()
  await expect(page).toHaveURL(/\/en\/trial\/trial$/)
  await expect(broker).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: '中文' }).click()
  await expect(page).toHaveURL(/\/cn\/trial\/trial$/)
  await expect(page.getByText('连接代理', { exact: true })).toBeVisible()
})

test('the drawing is of the product the link names, then of the one that is chosen', async ({ page }) => {
  await visit(page, '/en/trial/trial?product=9')
  await expect(page.getByText('Board', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'CenterView' }).check()
  await expect(page.getByText('Hypervisor', { exact: true })).toBeVisible()
  await expect(page.getByText('Board', { exact: true })).toHaveCount(0)
})

test('a printed page has the letterhead, and no link that skips to the content', async ({ page }) => {
  await visit(page, '/en/about/contact')
  const banner = page.getByRole('banner')
  await expect(banner.getByText('400-000-0000')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(banner.getByText('400-000-0000')).toBeVisible()
  await expect(banner.getByRole('link', { name: /home page/ })).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Free trial' })).toBeHidden()
  await expect(page.locator('.skip')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})
