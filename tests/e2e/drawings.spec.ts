import type { Page } from '@playwright/test'
import { expect, test, visit } from './fixture.ts'

/** The logo in the header, and what the first slide is made of. */
const drawn = (page: Page) => ({
  name: page.locator('.site-head .logo'),
  slide: page.locator('.slide .mvda__draw').first().locator('rect'),
})

test('a change of the language draws the name and the slides anew', async ({ page }) => {
  await visit(page, '/cn')
  await page
    .locator('.langs a[hreflang="en"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/en$/)
  const { name, slide } = drawn(page)
  await expect(name).toHaveClass(/logo--en/)
  await expect(page.locator('.slide .mvda__draw').first().locator('text').first()).toHaveText(/[a-z]/)
  expect(await slide.count()).toBeGreaterThan(5)
})

test('a page reached from another one draws what its own document would have brought', async ({ page }) => {
  await visit(page, '/en/about/about')
  await page.getByRole('banner').getByRole('link', { name: /home/i }).first().click()
  await expect(page).toHaveURL(/\/en$/)
  await expect(page.locator('.slide .mvda__draw').first().locator('text').first()).toHaveText(/[a-z]/)
})
