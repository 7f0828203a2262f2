import { newAddress } from '../outbox.ts'
import { accountJourney, sessionStatus, tokenOf } from './account-journey.ts'
import { expect, expectAccessible, hydrated, test, visit } from './fixture.ts'
import { accountPassword, newAccount } from './new-account.ts'

test.use({ expectedErrors: [/422/] })

test('register and log out in cn; a replayed token shows the visitor as logged out', async ({ page }) => {
  const journey = accountJourney(page, 'cn')
  await visit(page, '/cn/about/news')
  await journey.register(newAddress(), '张三')
  await expect(page).toHaveURL(/\/cn\/about\/news$/)
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
  const response = await page.goto('/cn/about/news')
  expect(response?.status()).toBe(200)
  expect(await response?.text()).not.toContain(token)
})

test('a wrong password in en is refused, the right one logs in beside another browser', async ({ page }) => {
  const { email, token } = await newAccount('Li Si')
  const journey = accountJourney(page, 'en')
  await visit(page, '/en/about/contact')
  await journey.toLogin()
  await journey.logIn(email, 'not the right one')
  await expect(page.getByRole('alert')).toBeVisible()
  await journey.logIn(email, accountPassword)
  await expect(page).toHaveURL(/\/en\/about\/contact$/)
  await hydrated(page)
  await journey.expectName('Li Si')
  expect(await sessionStatus(token)).toBe(200)
  await journey.logOut()
})

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
