import { urlPerRoute } from '../urls.ts'
import { expect, expectAccessible, hydrated, test } from './fixture.ts'

type Scheme = 'light' | 'dark'

/**
 * Every route in both languages: hydrates without an error, needs no sideways scrolling and passes axe. The pages of an
 * area are opened one after the other in one window: a new one for each takes as long again.
 * @param schemeOf the colours a language is looked at in; phone and desktop take opposite ones, so all are seen
 * @param urls the pages, all of them without it
 */
export function checkEveryPage(schemeOf: (url: string) => Scheme, urls = urlPerRoute): void {
  for (const [area, pages = []] of Object.entries(Object.groupBy(urls, areaOf)))
    test(`every page of ${area} hydrates and is accessible`, async ({ page }) => {
      for (const url of pages)
        await test.step(url, async () => {
          await page.emulateMedia({ colorScheme: schemeOf(url), reducedMotion: 'reduce' })
          const response = await page.goto(url)
          expect(response?.status(), url).toBe(200)
          await hydrated(page)
          expect(await page.evaluate(sidewaysScroll), `sideways scrolling of ${url}`).toBe(0)
          await expectAccessible(page, url)
        })
    })
}

/** The language and the first part of the path. */
function areaOf(url: string): string {
  return url.split('/', 3).join('/')
}

function sidewaysScroll(): number {
  const { scrollWidth, clientWidth } = document.documentElement
  return Math.max(0, scrollWidth - clientWidth)
}
