import { expect, test, visit } from './fixture.ts'

test('what a document told programs does not outlive its page, and breaks nothing on the way', async ({
  page,
}) => {
  const told = page.locator('script[type="application/ld+json"], meta[property^="og:"]')
  await visit(page, '/en/product/mvda')
  expect(await told.count()).toBeGreaterThan(10)
  await page.getByRole('contentinfo').getByRole('link', { name: 'DSC' }).first().click()
  await expect(page).toHaveURL(/\/en\/product\/dsc$/)
  await expect(told).toHaveCount(0)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/product\/dsc$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/product\/mvda$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
