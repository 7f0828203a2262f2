import { newAddress } from '../mail/outbox.ts'
import { expect, test } from './fixture.ts'
import { mailedCode, salesMailAbout } from './mailed-code.ts'
import { fillIn, referenceIn, trialForm } from './trial-form.ts'

test.use({ javaScriptEnabled: false })

test.use({ expectedErrors: [/422/] })

for (const [lang, path] of [
  ['en', '/en/trial/trial?product=8'],
  // the form of the home page
  ['cn', '/?utm_source=baidu&bd_vid=42'],
] as const) {
  test(`the whole application from ${path} in ${lang} by plain forms`, async ({ page }) => {
    await page.goto(path)
    const form = trialForm(page, lang)
    await expect(form.submit).toBeVisible()
    const email = newAddress()
    await fillIn(form, email)
    await form.getCode.click()
    await expect(page).toHaveURL(new RegExp(`/${lang}/trial/trial`))
    await expect(form.code).toBeFocused()
    await expect(form.name).toHaveValue('张三')
    await expect(form.email).toHaveValue(email)
    await form.code.fill(await mailedCode(email))
    await expect(form.consent).toBeChecked()
    await form.submit.click()
    await expect(page).toHaveURL(/done=T-/)
    await expect(page).toHaveTitle(lang === 'cn' ? /^试用申请已提交/ : /^Trial application received/)
    await expect(form.done).toBeVisible()
    await expect(form.submit, 'nothing is left to be sent').toBeHidden()
    const said = await salesMailAbout(await referenceIn(form))
    expect(said, 'where it came from').toContain(path.split('?')[0])
    if (path.includes('utm_')) expect(said).toMatch(/ · baidu · 百度点击 42/)
    await page.reload()
    await expect(form.done).toBeVisible()
  })
}

test('errors are in place with status 422, and nothing that was typed is lost', async ({ page }) => {
  await page.goto('/cn/trial/trial?product=1')
  const form = trialForm(page, 'cn')
  await form.name.fill('一二三四五六七八九十一二三四五六')
  await form.telephone.fill('12345')
  const [response] = await Promise.all([
    page.waitForResponse((r) => r.request().method() === 'POST'),
    form.submit.click(),
  ])
  expect(response.status()).toBe(422)
  expect(response.headers()['cache-control']).toBe('private, no-store')
  await expect(form.name).toHaveValue('一二三四五六七八九十一二三四五六')
  await expect(form.product('AuditView')).toBeChecked()
  await expect(page.getByText('长度超出限制，最多为15个字符').first()).toBeVisible()
})
