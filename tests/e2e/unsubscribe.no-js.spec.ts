import { expect, test } from './fixture.ts'
import { mailedCode, newAddress, newsAddressIn } from './mailed-code.ts'
import { fillIn, referenceIn, trialForm } from './trial-form.ts'

test.use({ expectedErrors: [/404/] })

for (const lang of ['cn', 'en'] as const)
  test(`product emails are given up by the address in the mail in ${lang}, by a person or a mail program`, async ({
    page,
    request,
  }) => {
    const form = trialForm(page, lang)
    const email = newAddress()
    await page.goto(`/${lang}/trial/trial`)
    await fillIn(form, email)
    await page
      .getByRole('checkbox', { name: lang === 'cn' ? /产品更新与活动/ : /updates and events/ })
      .check()
    await form.getCode.click()
    await form.code.fill(await mailedCode(email))
    await form.submit.click()
    const address = await newsAddressIn(await referenceIn(form))
    const words = {
      cn: { ask: '退订产品邮件', button: '退订', done: '已经退订', bad: '这个退订地址无效' },
      en: {
        ask: 'Unsubscribe from product emails',
        button: 'Unsubscribe',
        done: 'You are unsubscribed',
        bad: 'This unsubscribe link does not work',
      },
    }[lang]
    const heading = page.getByRole('heading', { level: 1 })

    // looking at it changes nothing: mail scanners open every address
    await page.goto(address)
    await expect(heading).toHaveText(words.ask)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: words.button, exact: true }).click()
    expect((await answer).status()).toBe(200)
    await expect(heading).toHaveText(words.done)

    // as a mail provider does it: no cookie, no origin, nobody to press a button (RFC 8058)
    const oneClick = { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 }
    expect((await request.post(address, oneClick)).status(), 'one click').toBe(200)
    const foreign = {
      ...oneClick,
      headers: { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
    }
    expect((await request.post(address, foreign)).status(), 'from a webmail page').toBe(200)
    expect((await request.post(address.replace(/.$/, '_'), oneClick)).status(), 'a wrong seal').toBe(404)

    await page.goto(`/${lang}/legal/unsubscribe`)
    await expect(heading).toHaveText(words.bad)
  })
