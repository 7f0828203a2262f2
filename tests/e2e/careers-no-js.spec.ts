import { expect, test } from './fixture.ts'

test.use({ javaScriptEnabled: false })

test('the filter is a form that leads to a clean address', async ({ page }) => {
  await page.goto('/en/about/joinus')
  await page.getByLabel('City').selectOption('beijing')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page).toHaveURL(/\/en\/about\/joinus\?city=beijing$/)
  await expect(page.getByLabel('City')).toHaveValue('beijing')
  await expect(page.getByRole('status').filter({ hasText: 'open positions' })).toBeVisible()
})

test('a position can be opened and applied for', async ({ page }) => {
  await page.goto('/en/about/recruitment')
  await page
    .getByRole('link', { name: /^View position/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Apply by email' }).first()).toHaveAttribute('href', /^mailto:/)
})
