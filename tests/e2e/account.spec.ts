import { accountJourney, password, sessionStatus, tokenOf } from './account-journey.ts'
import { expect, expectAccessible, hydrated, test, visit } from './fixture.ts'
import { newAddress } from './mailed-code.ts'

test.use({ expectedErrors: [/422/] })

for (const lang of ['cn', 'en'] as const) {
  test(`register and log out in ${lang}; a replayed token shows the visitor as logged out`, async ({
    page,
  }) => {
    const journey = accountJourney(page, lang)
    await visit(page, `/${lang}/about/news`)
    await journey.register(newAddress(), '张三')
    await expect(page).toHaveURL(new RegExp(`/${lang}/about/news$`))
    await hydrated(page)
    await journey.expectName('张三')
    const token = (await tokenOf(page)) ?? ''
    await journey.logOut()
    expect(await sessionStatus(token)).toBe(401)
    await page
      .context()
      .addCookies(
        ['token', 'name'].map((name) => ({ name, value: token, url: process.env.E2E_BASE_URL ?? '' })),
      )
    const response = await page.goto(`/${lang}/about/news`)
    expect(response?.status()).toBe(200)
    expect(await response?.text()).not.toContain(token)
  })

  test(`a wrong password in ${lang} is refused, the right one logs in beside another browser`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = newAddress()
    const other = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}) })).newPage()
    await visit(other, `/${lang}`)
    await accountJourney(other, lang).register(email, 'Li Si')
    await other.waitForURL((url) => url.pathname === `/${lang}`)
    const token = await tokenOf(other)
    await other.context().close()
    const journey = accountJourney(page, lang)
    await visit(page, `/${lang}/about/contact`)
    await journey.toLogin()
    await journey.logIn(email, 'not the right one')
    await expect(page.getByRole('alert')).toBeVisible()
    await journey.logIn(email, password)
    await expect(page).toHaveURL(new RegExp(`/${lang}/about/contact$`))
    expect(await sessionStatus(token)).toBe(200)
  })

  test(`the account pages in ${lang} are accessible and fit a phone`, async ({ page }) => {
    for (const name of ['login', 'register', 'forgotten']) {
      await page.goto(`${process.env.E2E_API_URL}/m/${name}?lang=${lang}`)
      await expectAccessible(page, name)
      await page.getByRole('button').click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page, `${name} with faults`)
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wider).toBeLessThanOrEqual(0)
    }
  })
}
