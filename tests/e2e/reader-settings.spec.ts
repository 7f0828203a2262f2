import { expect, test } from './fixture.ts'

test.describe('text at 200 %', () => {
  test.use({
    launchOptions: async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
      })
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
    const logo = page.locator('.site-head').getByRole('img')
    expect((await logo.boundingBox())?.width).toBeGreaterThan(200)
  })
})

test('a very wide screen has larger text', async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 })
  await page.goto('/en')
  await expect(page.locator('body')).toHaveCSS('font-size', '21.25px')
})

test('forced colours show which language, tab and entry of the menu are current', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/en/about/contact')
  const current = page.locator('[aria-current]:not([aria-current="false"]):visible')
  for (const name of ['EN', 'Contact', 'About'])
    await expect(current.filter({ hasText: name }).first()).toHaveCSS('outline-style', 'solid')
})
