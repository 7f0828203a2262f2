import { expect, test } from './fixture.ts'
import { openWithHeldScripts } from './held-scripts.ts'

test('a filter chosen before the script arrived takes effect when it has', async ({ page }) => {
  const letScriptsCome = await openWithHeldScripts(page, '/cn/download/search')
  await page.getByLabel('系统').selectOption('kylin')
  await letScriptsCome()
  await expect(page).toHaveURL(/platform=kylin/)
  await expect(page.getByLabel('系统')).toHaveValue('kylin')
})

test('so does a team chosen among the open positions', async ({ page }) => {
  const letScriptsCome = await openWithHeldScripts(page, '/en/about/joinus')
  await page.getByLabel('Team').selectOption('rnd')
  await letScriptsCome()
  await expect(page).toHaveURL(/joinus\?team=rnd$/)
  await expect(page.getByLabel('Team')).toHaveValue('rnd')
})

test('what was typed into the trial form before the script arrived stays', async ({ page }) => {
  const letScriptsCome = await openWithHeldScripts(page, '/en/trial/trial')
  await page.getByLabel(/^Username|^Applicant|^Name/).fill('Zhang San')
  await letScriptsCome()
  await expect(page.getByLabel(/^Username|^Applicant|^Name/)).toHaveValue('Zhang San')
})
