import { expect, test } from './fixture.ts'

// the browser's own text size, at 200 % (WCAG 1.4.4)
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
    await use({ ...launchOptions, args })
  },
})

test('no page scrolls sideways on a phone, and the logo can be read', async ({ page }) => {
  const paths = [
    ...['/cn', '/en', '/en/product/av', '/en/product/compare', '/cn/solution/mvda', '/en/about/contact'],
    ...[
      '/en/about/recruitment',
      '/cn/about/about',
      '/en/trial/trial',
      '/cn/download/search',
      '/en/legal/privacy',
    ],
  ]
  for (const path of paths) {
    await page.goto(path)
    const widths = await page.evaluate(() => ({
      root: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      page: document.documentElement.scrollWidth,
    }))
    expect(widths, path).toEqual({ root: 32, page: 390 })
  }
  const logo = page.locator('.site-head .logo').first()
  expect((await logo.boundingBox())?.width).toBeGreaterThan(200)
})
