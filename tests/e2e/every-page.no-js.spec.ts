import { routesInTurn } from '../urls.ts'
import { expect, test } from './fixture.ts'

// one after the other in one window: a new one takes longer than the page
test('every page is readable without JavaScript', async ({ page }) => {
  for (const url of routesInTurn)
    await test.step(url, async () => {
      await page.goto(url)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
})
