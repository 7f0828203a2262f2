import { expect, test } from './fixture.ts'
import { aFrameLater } from './late-face.ts'
import { countShifts, shifted } from './layout-shifts.ts'
import { openInPieces } from './page-in-pieces.ts'

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
