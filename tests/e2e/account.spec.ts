import { expect, expectAccessible, test } from './fixture.ts'

test.use({ expectedErrors: [/422/] })

for (const lang of ['cn', 'en'] as const)
  test(`the account pages in ${lang} are accessible and fit a phone`, async ({ page }) => {
    for (const name of ['login', 'register', 'forgotten']) {
      await page.goto(`${process.env.E2E_API_URL}/m/${name}?lang=${lang}`)
      await page.getByRole('button').click()
      await expect(page.getByRole('alert')).toBeVisible()
      // the whole page and its faults, in one language: axe judges markup
      if (lang === 'en') await expectAccessible(page, name)
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wider).toBeLessThanOrEqual(0)
    }
  })
