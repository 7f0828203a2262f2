import type { Page } from '@playwright/test'
import { expect, test, visit } from './fixture.ts'
import { aFrameLater, openWithLateFace } from './late-face.ts'
import { countShifts, shifted } from './layout-shifts.ts'

test.beforeEach(({ page }) => countShifts(page))

const pages = ['/en', '/en/product/a2m', '/en/about/news', '/en/service', '/cn/product/mdw']
// whose last section or footer is in view from the start
const opened = ['/cn/search', '/en/search', '/cn/trial', '/en/trial']
for (const path of [...pages, ...opened])
  test(`nothing moves by itself on ${path}, and by no face that comes late`, async ({ page }) => {
    await openWithLateFace(page, path)
    expect(await isFaceShown(page)).toBe(false)
    expect(await shifted(page)).toBe(0)
  })

test('the screens of the carousel move nothing when they come', async ({ page }) => {
  for (const path of ['/cn', '/en']) {
    await visit(page, path)
    const screens = page.locator('.hero figure')
    await expect(screens).toHaveCount(1)
    await page.locator('.hero__tab').last().click()
    await expect(screens).toHaveCount(4)
    await expect(screens.last()).toHaveAttribute('data-live', 'true')
    await aFrameLater(page)
    expect(await shifted(page), path).toBe(0)
  }
})

const figures = '#numbers span[style*="inline-block"]'

test('figures that count up move nothing beside them', async ({ page }) => {
  await page.addInitScript((selector) => {
    new MutationObserver(() => {
      if (document.querySelector(selector)) Object.assign(window, { counted: true })
    }).observe(document, { subtree: true, childList: true, attributes: true })
  }, figures)
  await visit(page, '/cn/numbers')
  const counting = page.locator(figures)
  await page.waitForFunction(() => 'counted' in window)
  await expect(counting).toHaveCount(0)
  await aFrameLater(page)
  expect(await shifted(page)).toBe(0)
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
