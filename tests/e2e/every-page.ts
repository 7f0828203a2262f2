import { urlPerRoute } from '../urls.ts'
import { expect, expectAccessible, hydrated, test } from './fixture.ts'

type Scheme = 'light' | 'dark'

/**
 * Every route in both languages: hydrates without an error, needs no sideways scrolling and passes axe.
 * @param schemeOf the colours a language is looked at in; phone and desktop take opposite ones, so all are seen
 * @param urls the pages, all of them without it
 */
export function checkEveryPage(schemeOf: (url: string) => Scheme, urls = urlPerRoute): void {
  for (const url of urls) {
    test(`${url} hydrates and is accessible`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: schemeOf(url), reducedMotion: 'reduce' })
      const response = await page.goto(url)
      expect(response?.status()).toBe(200)
      await hydrated(page)
      expect(await page.evaluate(sidewaysScroll), 'sideways scrolling').toBe(0)
      await expectAccessible(page, url)
    })
  }
}

function sidewaysScroll(): number {
  const { scrollWidth, clientWidth } = document.documentElement
  return Math.max(0, scrollWidth - clientWidth)
}
