import { expect, type Page } from '@playwright/test'

/** The menu of small screens, in either language. */
export function sideMenu(page: Page) {
  return page.getByRole('dialog', { name: /^(Menu|菜单)$/ })
}

export async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Open menu|打开菜单)$/ }).click()
  await expect(sideMenu(page)).toBeVisible()
}
