import type { Page } from '@playwright/test'
import { expect, test, visit } from './fixture.ts'
import { holdRequests, openWithHeldScripts } from './held-requests.ts'
import { trialForm } from './trial-form.ts'

test('a filter chosen before the script arrived takes effect when it has', async ({ page }) => {
  const letScriptsCome = await openWithHeldScripts(page, '/cn/download/search')
  await page.getByLabel('系统').selectOption('kylin')
  await letScriptsCome()
  await expect(page).toHaveURL(/platform=kylin/)
  await expect(page.getByLabel('系统')).toHaveValue('kylin')
})

test('so does a team chosen among the open positions', async ({ page }) => {
  const letScriptsCome = await openWithHeldScripts(page, '/en/about/joinus')
  await page.getByLabel('Team').selectOption('rnd')
  await letScriptsCome()
  await expect(page).toHaveURL(/joinus\?team=rnd$/)
  await expect(page.getByLabel('Team')).toHaveValue('rnd')
})

for (const path of ['/en/search', '/en/download/search']) {
  test(`what was typed into the box of ${path} before the script arrived stays`, async ({ page }) => {
    const letScriptsCome = await openWithHeldScripts(page, path)
    await page.getByRole('main').getByRole('searchbox').fill('gateway')
    await page.getByRole('main').getByRole('searchbox').blur()
    await letScriptsCome()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('gateway')
  })
}

test.describe('where something else changes the page before hydration', () => {
  // React may make the page anew
  test.use({ expectedErrors: [/418|hydrat/i] })

  const changes: Record<string, () => void> = {
    'a password manager that puts elements beside fields': () => {
      for (const input of document.querySelectorAll('main input:not([type=hidden])'))
        input.after(document.createElement('com-example-manager'))
    },
    'a translator that wraps every text': () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
        node.textContent?.trim() && !node.parentElement?.closest('script,style,noscript,option,title')
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_REJECT,
      )
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        outer.append(inner)
        text.parentNode?.replaceChild(outer, text)
        inner.append(`${text.textContent}*`)
      }
    },
  }
  for (const [who, change] of Object.entries(changes)) {
    test(`values, ticks, caret and focus of the trial form survive ${who}`, async ({ page }) => {
      const letScriptsCome = await openWithHeldScripts(page, '/en/trial/trial')
      const form = page.locator('form[data-trial]')
      await form.locator('#marketing').waitFor()
      await page.evaluate(change)
      await form.locator('input[name=product][value="8"]').check()
      await form.locator('#name').fill('Zhang San')
      await form.locator('#consent').check()
      await form.locator('#telephone').pressSequentially('138 0013 8000')
      await page.keyboard.press('ArrowLeft')
      await letScriptsCome()
      await page.locator('form[data-live]').waitFor()
      await expect(form.locator('#name')).toHaveValue('Zhang San')
      await expect(form.locator('#telephone')).toHaveValue('138 0013 8000')
      await expect(form.locator('input[name=product][value="8"]')).toBeChecked()
      await expect(form.locator('#consent')).toBeChecked()
      await expect(form.locator('#telephone')).toBeFocused()
      const caret = (input: HTMLInputElement) => input.selectionStart
      expect(await form.locator('#telephone').evaluate(caret)).toBe(12)
    })

    for (const path of ['/en/search', '/en/download/search'])
      test(`what was typed into the box of ${path} survives ${who}`, async ({ page }) => {
        const letScriptsCome = await openWithHeldScripts(page, path)
        const box = page.locator('main input[type=search]')
        await box.waitFor()
        await page.evaluate(change)
        await box.pressSequentially('gateway')
        await letScriptsCome()
        await expect(box).toHaveValue('gateway')
        await expect(box).toBeFocused()
      })
  }
})

/** The form's own code. */
const formCode = /assets\/trial-form-.{7}\.js/

test('not a letter is lost that is typed while the scripts arrive, and the caret stays where it is', async ({
  page,
}) => {
  const letTheFormCome = await holdRequests(page, formCode)
  const letScriptsCome = await openWithHeldScripts(page, '/en/trial/trial')
  const { name } = trialForm(page, 'en')
  await name.click()
  await page.keyboard.type('Zang')
  for (let back = 0; back < 3; back += 1) await page.keyboard.press('ArrowLeft')
  const hydrates = letScriptsCome()
  await page.keyboard.type('hu', { delay: 20 })
  await hydrates
  await page.keyboard.type('a', { delay: 20 })
  letTheFormCome()
  await page.keyboard.type('ai', { delay: 20 })
  await page.locator('form[data-live]').waitFor()
  await page.keyboard.type('x')
  await expect(name).toHaveValue('Zhuaaixang')
  expect(await name.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(7)
  await expect(name).toBeFocused()
  // it is the form's: it comes back
  await page.reload()
  await expect(name).toHaveValue('Zhuaaixang')
})

for (const [when, what] of [
  ['before its code has come', (page: Page) => holdRequests(page, formCode)],
  ['where its code cannot be had', (page: Page) => page.route(formCode, (route) => route.abort())],
] as const)
  test.describe(`the trial form, sent ${when},`, () => {
    test.use({ expectedErrors: [/ERR_FAILED|422/] })

    test('is posted, and what was typed comes back with what is wrong', async ({ page }) => {
      await what(page)
      await visit(page, '/en/trial/trial')
      const form = trialForm(page, 'en')
      await form.name.fill('Zhang San')
      await form.telephone.fill('12345')
      // not the report of the visit, which is a POST too and comes when the page is idle
      const posted = page.waitForResponse(
        (response) => response.request().method() === 'POST' && response.request().isNavigationRequest(),
      )
      await form.submit.click()
      expect((await posted).status()).toBe(422)
      await expect(form.name).toHaveValue('Zhang San')
      await expect(form.telephone).toHaveAccessibleDescription(/Tel number format error/)
    })
  })

test('a link that is followed while the page is taken over waits for that', async ({ page }) => {
  const release = await holdRequests(page, /assets\/.*\.js/)
  await page.goto('/en/product/mvda', { waitUntil: 'commit' })
  const news = page.getByRole('contentinfo').getByRole('link', { name: 'News' })
  await news.waitFor()
  // again and again from the moment React listens: the first click it hears comes in the middle of its work
  await page.evaluate(() => {
    const link = [...document.querySelectorAll<HTMLElement>('footer a')].find(
      (it) => it.textContent === 'News',
    )
    const click = () => {
      if (location.pathname.endsWith('news')) return
      // a document is not to be left before React is there
      if (Object.keys(document).some((key) => key.startsWith('__reactContainer'))) link?.click()
      setTimeout(click)
    }
    click()
  })
  release()
  await expect(page).toHaveURL(/news$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News')
})
