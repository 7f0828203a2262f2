import { urlPerRoute } from '../urls.ts'
import { expect, test } from './fixture.ts'

// one after the other in one window: a new one takes longer than the page
for (const [language, urls] of [
  ['Chinese', urlPerRoute.filter((url) => !url.startsWith('/en'))],
  ['English', urlPerRoute.filter((url) => url.startsWith('/en'))],
] as const)
  test(`every page in ${language} is readable without JavaScript`, async ({ page }) => {
    for (const url of urls)
      await test.step(url, async () => {
        await page.goto(url)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('main')).toBeVisible()
        await expect(page.getByRole('contentinfo')).toBeVisible()
      })
  })
