import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixture.ts'

/** Opens an address with its scripts held back, until the returned function lets them come. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/assets\/.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return () => {
    release()
    return hydrated(page)
  }
}

test('a filter chosen before the script arrived takes effect when it has', async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, '/cn/download/search')
  await page.getByLabel('系统').selectOption('kylin')
  await letScriptsCome()
  await expect(page).toHaveURL(/platform=kylin/)
  await expect(page.getByLabel('系统')).toHaveValue('kylin')
})

test('so does a team chosen among the open positions', async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, '/en/about/joinus')
  await page.getByLabel('Team').selectOption('rnd')
  await letScriptsCome()
  await expect(page).toHaveURL(/joinus\?team=rnd$/)
  await expect(page.getByLabel('Team')).toHaveValue('rnd')
})

test('what was typed into the trial form before the script arrived stays', async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, '/en/trial/trial')
  await page.getByLabel(/^Username|^Applicant|^Name/).fill('Zhang San')
  await letScriptsCome()
  await expect(page.getByLabel(/^Username|^Applicant|^Name/)).toHaveValue('Zhang San')
})
