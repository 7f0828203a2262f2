import type { Page } from '@playwright/test'
import downloads from '../../i18n/en/downloads/index.ts'
import { newAddress } from '../mail/outbox.ts'
import { newMember } from '../staff-member.ts'
import { accountJourney, tokenOf } from './account-journey.ts'
import { expect, test } from './fixture.ts'
import { mailedCode, newsAddressIn } from './mailed-code.ts'
import { accountPassword, newAccount } from './new-account.ts'
import { useOldestLibrary } from './promised-browser.ts'
import { fillIn, referenceIn, trialForm } from './trial-form.ts'

// whatever becomes of the scripts, each form does its work, by the browser where it must
test.use({
  expectedErrors: [/Failed to load|Failed to fetch|is not a function|is broken|could not be loaded/],
})

type Break = {
  /** before the first page */
  before?: (page: Page) => Promise<unknown>
  /** once a page is there; also where it does not hydrate */
  after?: (page: Page) => Promise<unknown>
}

const scripts = '**/assets/*.js'
const whenHydrated = (page: Page) => page.waitForFunction(() => !('$_TSR' in window))

const breaks: Record<string, Break> = {
  'no script file comes': { before: (page) => page.route(scripts, (route) => route.abort()) },
  'none comes after the first': {
    after: async (page) => {
      await whenHydrated(page)
      await page.route(scripts, (route) => route.abort())
    },
  },
  'hydration throws': {
    before: (page) => page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at')),
    // the document it comes back as, not the one that is about to be left
    after: (page) =>
      page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => /assets\/plain/.test(name)),
      ),
  },
  'calls are missing': {
    before: async (page) => {
      await useOldestLibrary(page.context())
      await page.goto('/en')
      for (const call of ["''.toWellFormed()", "URL.canParse('')", 'RegExp("(?<=a)")'])
        await expect(page.evaluate(call)).rejects.toThrow()
    },
    after: whenHydrated,
  },
  'handlers throw': {
    after: async (page) => {
      await whenHydrated(page)
      await page.evaluate(() => {
        const fail = () => {
          throw new TypeError('it is broken')
        }
        String.prototype.normalize = fail
        window.FormData = new Proxy(FormData, { construct: fail })
        window.Headers = new Proxy(Headers, { construct: fail })
      })
    },
  },
}

for (const [fault, { before, after }] of Object.entries(breaks))
  test.describe(fault, () => {
    test.beforeEach(({ page }) => before?.(page))

    /** Opens a page, and breaks it. */
    async function open(page: Page, path: string): Promise<void> {
      if (!before) await page.unrouteAll()
      await page.goto(path)
      await after?.(page)
    }

    test('an application is sent, and product emails are given up', async ({ page }) => {
      const form = trialForm(page, 'en')
      const email = newAddress()
      await open(page, '/en/trial/trial')
      await fillIn(form, email)
      await page.getByRole('checkbox', { name: /updates and events/ }).check()
      await form.getCode.click()
      await form.code.fill(await mailedCode(email))
      await form.submit.click()
      await expect(form.done).toBeVisible()
      await open(page, await newsAddressIn(await referenceIn(form)))
      await page.getByRole('button', { name: 'Unsubscribe', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed')
    })

    test('what has a search or filters is searched, and products compared', async ({ page }) => {
      // found: what only the answer has; the address changes before the document comes
      for (const [path, name, text, found] of [
        ['/en/search', 'q', 'session', 'mark'],
        ['/en/download/search', 'q', 'centerview', 'form .more'],
        ['/en/service/releases', 'version', '8.6', 'form .more'],
      ] as const) {
        await open(page, path)
        const field = page.locator(`main [name=${name}]`)
        await field.fill(text)
        await field.press('Enter')
        await expect(page).toHaveURL(new RegExp(`${path}\\?(.*&)?${name}=${text}(&|$)`))
        await expect(page.locator(`main ${found}`).first()).toBeVisible()
      }
      await open(page, '/en/about/joinus')
      await page.locator('main [name=team]').selectOption('rnd')
      await page.locator('main form [type=submit]').click()
      await expect(page).toHaveURL(/joinus\?team=rnd/)
      await expect(page.locator('main form .more')).toBeVisible()
      await open(page, '/en/product/compare')
      await page.getByRole('checkbox', { name: 'MVDA', exact: true }).check()
      await page.getByRole('checkbox', { name: 'DSC', exact: true }).check()
      await page.locator('main form button[type=submit]').click()
      await expect(page.getByRole('table').locator('thead th a')).toHaveText(['DSC', 'MVDA'])
    })

    test('a visitor registers, gets an address, logs out and in', async ({ page }) => {
      const journey = accountJourney(page)
      await open(page, '/en/download/search?product=mdw')
      const link = page.locator('main td').getByRole('link').first()
      const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href
      await open(page, address)
      const email = newAddress()
      await journey.register(email, 'Ada')
      await expect(page).toHaveURL(address)
      await open(page, address)
      const file = page.getByRole('link', { name: /^Download \d/ })
      const failed = page.getByText(downloads.package.address.failed)
      const get = page.getByRole('button', { name: downloads.package.address.get })
      await get.click()
      await expect(file.or(failed)).toBeVisible()
      // where it failed by script once, the browser sends it
      if (await failed.isVisible()) await get.click()
      await expect(file).toBeVisible()
      await journey.logOut()
      expect(await tokenOf(page)).toBeUndefined()
      await journey.toLogin()
      await journey.logIn((await newAccount('Li Si')).email, accountPassword)
      await expect.poll(() => tokenOf(page)).toBeTruthy()
    })

    test('a member of staff signs in', async ({ page }) => {
      test.skip(process.env.E2E_EXTERNAL !== undefined, 'a site elsewhere has its staff already')
      const { email, password } = await newMember(
        process.env.E2E_DATA_DIR ?? '',
        process.env.E2E_API_URL ?? '',
      )
      await open(page, '/admin/sign-in?returnTo=/admin/account')
      await page.locator('[name=email]').fill(email)
      await page.locator('[name=password]').fill('wrong')
      await page.locator('main [type=submit]').click()
      await expect(page.getByRole('alert')).not.toBeEmpty()
      await page.locator('[name=email]').fill(email)
      await page.locator('[name=password]').fill(password)
      await page.locator('main [type=submit]').click()
      await expect(page).toHaveURL(/\/admin\/account$/)
      await expect(page.getByRole('navigation').first()).toBeVisible()
    })
  })
