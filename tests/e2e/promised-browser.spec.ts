import { openDatabase } from '../../api/db/open-database.ts'
import { inviteFirstAdministrator } from '../../api/staff/identity/invitations.ts'
import { newAddress } from '../outbox.ts'
import { expect, hydrated, test, visit } from './fixture.ts'
import { mailedCode } from './mailed-code.ts'
import { useOldestLibrary } from './promised-browser.ts'
import { fillIn, openLiveForm, referenceIn, trialForm } from './trial-form.ts'

test.beforeEach(({ context }) => useOldestLibrary(context))

test('what is newer is not there', async ({ page }) => {
  await page.goto('/en')
  const calls = [
    "''.toWellFormed()",
    "URL.canParse('')",
    'new URLSearchParams().size.toFixed()',
    'RegExp("(?<=a)")',
  ]
  for (const call of calls) await expect(page.evaluate(call)).rejects.toThrow()
})

for (const lang of ['cn', 'en'] as const)
  test(`an application is sent in ${lang}`, async ({ page }) => {
    await openLiveForm(page, `/${lang}/trial/trial?utm_source=baidu`)
    const form = trialForm(page, lang)
    await form.submit.click()
    await expect(form.summary, 'an empty one says what is wrong').toBeFocused()
    const email = newAddress()
    await fillIn(form, email)
    await form.getCode.click()
    await form.code.fill(await mailedCode(email))
    await form.submit.click()
    await expect(form.done).toBeFocused()
    expect(await referenceIn(form)).not.toBe('')
  })

test.describe('a handler that throws', () => {
  test.use({ expectedErrors: [/normalize is not a function/] })

  test('leaves the form to the browser', async ({ page }) => {
    const form = trialForm(page, 'en')
    // what is typed is read with it
    const breakHandlers = () => page.evaluate(() => Reflect.deleteProperty(String.prototype, 'normalize'))
    await openLiveForm(page, '/en/trial/trial')
    const email = newAddress()
    await fillIn(form, email)
    await breakHandlers()
    await form.getCode.click()
    await form.code.fill(await mailedCode(email))
    await page.locator('form[data-live]').waitFor()
    await expect(form.email).toHaveValue(email)
    await breakHandlers()
    await form.submit.click()
    await expect(form.done).toBeVisible()
  })
})

test('what is chosen and searched for is in the address, and on the page', async ({ page }) => {
  await visit(page, '/en/search')
  await page.getByRole('searchbox').fill('session')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/en\/search\?q=session$/)
  await expect(page.locator('mark').first()).toBeVisible()
  await visit(page, '/en/download/search')
  await page.getByRole('combobox').first().selectOption({ index: 1 })
  await expect(page).toHaveURL(/\?product=/)
  await visit(page, '/en/product/compare')
  await page.getByRole('checkbox', { name: 'MVDA', exact: true }).check()
  await page.getByRole('checkbox', { name: 'DSC', exact: true }).check()
  await expect(page).toHaveURL(/\?products=dsc(,|%2C)mvda$/)
  await expect(page.getByRole('table').locator('thead th a')).toHaveText(['DSC', 'MVDA'])
})

test.describe('staff', () => {
  test.skip(process.env.E2E_EXTERNAL !== undefined, 'a site elsewhere has its staff already')
  test.use({ viewport: { width: 1440, height: 900 } })

  test('signs in, and filters a list', async ({ page, ownPair }, { file }) => {
    const pair = await ownPair.of(file)
    const db = await openDatabase({ dataDir: pair.dataDir })
    const token = await inviteFirstAdministrator(db, Date.now())
    await db.destroy()
    await page.goto(`${pair.siteUrl}/admin/sign-in`)
    await hydrated(page)
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.goto(`${pair.siteUrl}/admin/invitation?token=${token}`)
    await hydrated(page)
    await page.getByLabel('Email').fill('gao@firm.example')
    await page.getByLabel('Name').fill('Gao Yuan')
    await page.getByLabel('Choose a password').fill('a fence of seventeen posts')
    const submit = page.getByRole('button', { name: 'Start' })
    await page.evaluate(() => {
      const { get } = FormData.prototype
      FormData.prototype.get = () => {
        FormData.prototype.get = get
        throw new TypeError('once')
      }
    })
    await submit.click()
    await expect(page.getByRole('alert'), 'a throw is said').not.toBeEmpty()
    await submit.click()
    await page.waitForURL(/\/admin$/)
    await page.goto(`${pair.siteUrl}/admin/news`)
    await hydrated(page)
    await page.getByRole('searchbox').fill('nothing has this')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/\/admin\/news\?.*q=nothing/)
    await expect(page.getByText('No article matches'), 'the answer is there').toBeVisible()
  })
})
