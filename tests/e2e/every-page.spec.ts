import { campaign, urlPerRoute } from '../urls.ts'
import { expect, expectAccessible, hydrated, test } from './fixture.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

// four pages one after the other in one window: a new one for each takes as long again
for (let from = 0; from < urlPerRoute.length; from += 4)
  test(`every page from ${urlPerRoute[from]} on hydrates, fits phone and desktop and is accessible`, async ({
    page,
  }) => {
    for (const url of urlPerRoute.slice(from, from + 4))
      await test.step(url, async () => {
        // each language whole at one width, in light; then at the other in dark, for what width and colours change
        const [first, second] = url.startsWith('/en') ? [desktop, phone] : [phone, desktop]
        await page.setViewportSize(first)
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        const response = await page.goto(url + campaign)
        expect(response?.status(), url).toBe(200)
        await hydrated(page)
        await expect.poll(() => page.evaluate(sidewaysScroll), `sideways scrolling of ${url}`).toBe(0)
        await expectAccessible(page, url)
        await page.setViewportSize(second)
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        await expect.poll(() => page.evaluate(sidewaysScroll), `sideways scrolling of ${url}`).toBe(0)
        await expectAccessible(page, `${url} in dark`, { only: ['color-contrast', 'target-size'] })
      })
  })

function sidewaysScroll(): number {
  const { scrollWidth, clientWidth } = document.documentElement
  return Math.max(0, scrollWidth - clientWidth)
}
