import { expect, test } from './fixture.ts'
import { mailedCode, newAddress } from './mailed-code.ts'
import { fillIn, referenceIn, trialForm } from './trial-form.ts'

// the scripts of the document itself run, the files do not come: forms and links do what they do without scripts
test.use({ expectedErrors: [/Failed to load resource|Failed to fetch/] })
test.beforeEach(({ context }) => context.route('**/assets/*.js', (route) => route.abort()))

test('an application is sent', async ({ page }) => {
  await page.goto('/en/trial/trial')
  const form = trialForm(page, 'en')
  const email = newAddress()
  await fillIn(form, email)
  await form.getCode.click()
  await form.code.fill(await mailedCode(email))
  await form.submit.click()
  await expect(form.done).toBeVisible()
  expect(await referenceIn(form)).not.toBe('')
})

test('site and downloads are searched, and products compared', async ({ page }) => {
  await page.goto('/en/search')
  await page.getByRole('main').getByRole('searchbox').fill('session')
  await page.getByRole('main').getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/en\/search\?q=session$/)
  await expect(page.locator('mark').first()).toBeVisible()
  await page.goto('/en/download/search')
  await page.getByRole('main').getByRole('searchbox').fill('centerview')
  await page.getByRole('main').getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/q=centerview/)
  await page.goto('/en/product/compare')
  await page.getByRole('checkbox', { name: 'MVDA', exact: true }).check()
  await page.getByRole('checkbox', { name: 'DSC', exact: true }).check()
  await page.locator('main form button[type=submit]').click()
  await expect(page.getByRole('table').locator('thead th a')).toHaveText(['DSC', 'MVDA'])
})
