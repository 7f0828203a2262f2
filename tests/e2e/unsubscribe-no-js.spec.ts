import { newAddress } from '../mail/outbox.ts'
import { expect, test } from './fixture.ts'
import { mailedCode, newsAddressIn } from './mailed-code.ts'
import { fillIn, referenceIn, trialForm } from './trial-form.ts'

test.use({ javaScriptEnabled: false })

test.use({ expectedErrors: [/404/] })

test('product emails are given up by the address in the mail, by a person or a mail program', async ({
  page,
  request,
}) => {
  const form = trialForm(page, 'en')
  const email = newAddress()
  await page.goto('/en/trial/trial')
  await fillIn(form, email)
  await page.getByRole('checkbox', { name: /updates and events/ }).check()
  await form.getCode.click()
  await form.code.fill(await mailedCode(email))
  await form.submit.click()
  const address = await newsAddressIn(await referenceIn(form))
  const heading = page.getByRole('heading', { level: 1 })

  // looking at it changes nothing: mail scanners open every address
  await page.goto(address)
  await expect(heading).toHaveText('Unsubscribe from product emails')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const answer = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click()
  expect((await answer).status()).toBe(200)
  await expect(heading).toHaveText('You are unsubscribed')
  // the state, and nothing to press, for whoever opens the mail again
  await page.goto(address)
  await expect(heading).toHaveText('You are unsubscribed')
  await expect(page.getByRole('button', { name: 'Unsubscribe', exact: true })).toHaveCount(0)

  // as a mail provider does it: no cookie, no origin, nobody to press a button (RFC 8058)
  const oneClick = { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 }
  expect((await request.post(address, oneClick)).status(), 'one click').toBe(200)
  const foreign = {
    ...oneClick,
    headers: { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
  }
  expect((await request.post(address, foreign)).status(), 'from a webmail page').toBe(200)
  expect((await request.post(address.replace(/.$/, '_'), oneClick)).status(), 'a wrong seal').toBe(404)

  expect((await page.goto(address.replace(/.$/, '_')))?.status(), 'a wrong seal').toBe(404)
  await page.goto('/en/legal/unsubscribe')
  await expect(heading).toHaveText('This unsubscribe link does not work')
})
