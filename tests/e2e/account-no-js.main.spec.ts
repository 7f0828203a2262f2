import { newAddress } from '../mail/outbox.ts'
import { accountJourney, sessionStatus, tokenOf } from './account-journey.ts'
import { expect, test } from './fixture.ts'

test.use({ javaScriptEnabled: false })

test('register, log out, set a new password, log in, always back to the same page', async ({ page }) => {
  const start = '/en/download/search?q=a'
  const journey = accountJourney(page)
  const email = newAddress()
  const isBack = (url: URL) => `${url.pathname}${url.search}` === start
  await page.goto(start)
  await journey.register(email, '<b>张三</b>')
  await page.waitForURL(isBack)
  await journey.expectName('<b>张三</b>')
  const token = await tokenOf(page)
  expect(await sessionStatus(token)).toBe(200)
  await journey.logOut()
  expect(new URL(page.url()).pathname).toBe('/en/download/search')
  expect(await tokenOf(page)).toBeUndefined()
  expect(await sessionStatus(token)).toBe(401)
  await page.goto(start)
  await journey.toLogin()
  await journey.setPassword(email, 'a gate painted red')
  await journey.logIn(email, 'a gate painted red')
  await page.waitForURL(isBack)
  expect(await tokenOf(page)).not.toBe(token)
  await journey.expectName('<b>张三</b>')
})
