import { urlPerRoute } from '../urls.ts'
import { expect, test } from './fixture.ts'

for (const url of urlPerRoute) {
  test(`${url} is readable without JavaScript`, async ({ page }) => {
    await page.goto(url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
}
