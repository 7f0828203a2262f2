import type { Page } from '@playwright/test'
import { expect, hydrated, test, visit } from './fixture.ts'
import { aFrameLater, openWithLateFace } from './late-face.ts'
import { countShifts, shifted } from './layout-shifts.ts'

test.beforeEach(({ page }) => countShifts(page))

for (const path of ['/en', '/en/product/a2m', '/en/about/news', '/en/service', '/cn/product/mdw']) {
  test(`a face that comes late moves nothing on ${path}`, async ({ page }) => {
    await openWithLateFace(page, path)
    expect(await isFaceShown(page)).toBe(false)
    expect(await shifted(page)).toBe(0)
  })
}

// pages whose last section or footer is in view from the start
for (const path of ['/cn/search', '/en/search', '/cn/trial', '/en/trial']) {
  test(`nothing moves by itself while the rest of ${path} is laid out`, async ({ page }) => {
    await page.goto(path)
    await page.waitForFunction(() => !('$_TSR' in window))
    await expect(page.locator('.fold:not([data-whole])')).toHaveCount(0)
    await aFrameLater(page)
    expect(await shifted(page)).toBe(0)
  })
}

test('figures that count up move nothing beside them', async ({ page }) => {
  await visit(page, '/cn/numbers')
  const counting = page.locator('#numbers span[style*="inline-block"]')
  await expect(counting).not.toHaveCount(0)
  await expect(counting).toHaveCount(0)
  await aFrameLater(page)
  expect(await shifted(page)).toBe(0)
})

test('the page after the one that a face came too late for has it', async ({ page }) => {
  await openWithLateFace(page, '/en/product/a2m')
  await hydrated(page)
  // it is made ready in a moment nobody sees
  await expect(async () => {
    await page.locator('.site-head__logo').first().click()
    await page.waitForURL('/en')
    const shown = await isFaceShown(page)
    if (!shown) await page.goBack()
    expect(shown).toBe(true)
  }).toPass()
})

/** Whether text in it is of another width than without. */
function isFaceShown(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    const widths = ['"DeskCloud Sans",monospace', 'monospace'].map((families) => {
      context.font = `100px ${families}`
      return context.measureText('Desktop').width
    })
    return widths[0] !== widths[1]
  })
}
