import type { Page } from '@playwright/test'
import { expect, test, visit } from './fixture.ts'

const positions = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')
const count = (page: Page) => page.getByRole('status').filter({ hasText: /open positions?$/ })

test('team and city filter at once, in the address too, and the count is read out', async ({ page }) => {
  await visit(page, '/en/about/joinus')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const all = await positions(page).count()
  const team = page.getByLabel('Team')
  await team.selectOption('rnd')
  await expect(page).toHaveURL(/joinus\?team=rnd$/)
  await expect.poll(() => positions(page).count()).toBeLessThan(all)
  await expect(count(page)).toHaveText(`${await positions(page).count()} open positions`)
  await page.getByLabel('City').selectOption('shenzhen')
  await expect(page).toHaveURL(/joinus\?team=rnd&city=shenzhen$/)
  await expect(count(page)).toHaveText('1 open position')
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(positions(page)).toHaveCount(all)
  await expect(team).toHaveValue('')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('the keyboard reaches filters and keeps its place', async ({ page }) => {
  await visit(page, '/en/about/joinus')
  const team = page.getByLabel('Team')
  await team.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/\?team=/)
  await expect(team).toBeFocused()
})

test('a position opens with its own title and leads back to the same list', async ({ page }) => {
  await visit(page, '/en/about/joinus?team=rnd')
  const link = positions(page).first()
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveTitle(new RegExp(`^${title}`))
  const apply = page.getByRole('link', { name: 'Apply by email' }).first()
  await expect(apply).toBeInViewport({ ratio: 1 })
  await expect(apply).toHaveAttribute('href', new RegExp(`^mailto:.+subject=.*${encodeURIComponent(title)}$`))
  await page.getByRole('link', { name: 'Back to positions' }).click()
  await expect(page).toHaveURL(/joinus\?team=rnd$/)
})
