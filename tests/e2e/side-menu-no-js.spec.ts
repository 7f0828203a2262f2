import { expect, test } from './fixture.ts'
import { openMenu, sideMenu } from './open-menu.ts'

test.use({ javaScriptEnabled: false })

test('the side menu opens, expands, stays open inside, closes outside and on Escape', async ({ page }) => {
  await page.goto('/en')
  await openMenu(page)
  const menu = sideMenu(page)
  await menu.getByText('Solutions', { exact: true }).click()
  await expect(menu.getByRole('link', { name: /^MVDA/ }).last()).toBeVisible()
  await page.mouse.click(30, 400)
  await expect(menu).toBeHidden()
  await openMenu(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await openMenu(page)
  await menu.getByText('About', { exact: true }).click()
  await menu.getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/\/en\/about\/contact$/)
  await expect(menu).toBeHidden()
})
