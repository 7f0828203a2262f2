import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { aFrameLater } from './late-face.ts'
import { countShifts, shifted } from './layout-shifts.ts'
import { openInPieces } from './page-in-pieces.ts'

test('the first screen is painted when it is whole', async ({ page, context, browserName }) => {
  test.skip(browserName !== 'chromium', 'others do not know how to wait for it')
  const other = await context.newPage()
  const { next, close } = await openInPieces(page, '/cn/search', [
    '</h1>',
    '<link rel="stylesheet"',
    '</body>',
  ])
  try {
    await next()
    await expect(page.locator('h1')).toBeAttached()
    // by then it would have been painted
    for (let frame = 0; frame < 10; frame += 1) await aFrameLater(other)
    expect(await isPainted(page)).toBe(false)
    await next()
    await expect.poll(() => isPainted(page)).toBe(true)
    await next()
    await next()
  } finally {
    await close()
  }
})

for (const path of ['/cn/search', '/en/search'])
  test(`nothing moves while the footer of ${path} is read`, async ({ page }) => {
    await countShifts(page)
    const footer = page.locator('.site-foot')
    // at the window's end it stands higher with each of the first pieces
    const cuts = ['<address', '<nav class="foot__n"', '<div class="qrs"', '</footer>', '</body>']
    const { next, close } = await openInPieces(page, path, cuts)
    try {
      for (const read of ['h2', 'address', '.foot__n', '.legal']) {
        await next()
        await expect(footer.locator(read).first()).toBeAttached()
        await aFrameLater(page)
      }
      await next()
      await next()
      await expect(footer).toBeInViewport()
      await aFrameLater(page)
      expect(await shifted(page)).toBe(0)
    } finally {
      await close()
    }
  })

function isPainted(page: Page): Promise<boolean> {
  return page.evaluate(() => performance.getEntriesByType('paint').length > 0)
}
