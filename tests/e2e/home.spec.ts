import type { Page } from '@playwright/test'
import { newAddress } from '../mail/outbox.ts'
import { expect, follow, hydrated, test, visit } from './fixture.ts'
import { mailedCode } from './mailed-code.ts'
import { fillIn, trialForm } from './trial-form.ts'

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

function carousel(page: Page) {
  return page.locator('[aria-roledescription="carousel"]')
}

function slides(page: Page) {
  return carousel(page).locator('[aria-roledescription="slide"]')
}

/** How far a section's top is from the top of the window, in px. */
async function offsetOf(page: Page, id: string) {
  return page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top))
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const scrollTo = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)

/** Goes to an address as a link would that the page does not have. */
async function navigate(page: Page, href: string) {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
  }, href)
}

test.describe('carousel', () => {
  test.use({ viewport: desk })

  test('shows one of four products, each with its page and its trial', async ({ page }) => {
    await visit(page, '/en')
    await expect(slides(page)).toHaveCount(4)
    await expect(slides(page).nth(0)).toBeInViewport()
    await expect(slides(page).nth(1)).not.toBeInViewport()
    for (const [name, path, product] of [
      ['MVDA', 'mvda', 8],
      ['DSC', 'dsc', 2],
      ['CenterView', 'centerview', 7],
      ['AuditView', 'av', 1],
    ] as const) {
      const slide = slides(page).filter({ hasText: name }).first()
      await expect(slide.locator(`a[href="/en/product/${path}"]`)).toHaveCount(1)
      await expect(slide.locator(`a[href="/en/trial/trial?product=${product}"]`)).toHaveCount(1)
    }
  })

  test('moves by its buttons, which end at the ends, by tabs, by keys and by the focus', async ({ page }) => {
    await visit(page, '/en')
    const previous = page.getByRole('button', { name: 'Previous slide' })
    const next = page.getByRole('button', { name: 'Next slide' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    for (const n of [1, 2, 3]) {
      await next.click()
      await expect(slides(page).nth(n)).toBeInViewport({ ratio: 0.9 })
    }
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(next).toBeFocused()
    await expect(carousel(page).locator('[aria-live]')).toHaveText('Slide 4 of 4: AuditView')
    const tab = carousel(page).getByRole('link', { name: /^DSC\s*Data security/ })
    await expect(tab).not.toHaveAttribute('aria-current')
    await tab.click()
    await expect(slides(page).nth(2)).toBeInViewport({ ratio: 0.9 })
    await expect(tab).toHaveAttribute('aria-current', 'true')
    await previous.click()
    await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.9 })
    await expect(page).toHaveURL(/\/en$/)
    expect(await scrolled(page)).toBe(0)
    await carousel(page).getByRole('group', { name: 'Featured products' }).focus()
    for (const [key, shown] of [
      ['ArrowRight', 2],
      ['End', 3],
      ['ArrowLeft', 2],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect(slides(page).nth(shown)).toBeInViewport({ ratio: 0.9 })
    }
    await slides(page).nth(1).getByRole('link').first().focus()
    await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.9 })
    await expect(carousel(page).locator('[aria-current]')).toHaveText(/CenterView/)
  })

  test('never moves on its own', async ({ page }) => {
    await page.clock.install()
    await visit(page, '/en')
    await page.clock.fastForward('02:00')
    await expect(slides(page).nth(0)).toBeInViewport({ ratio: 0.9 })
  })
  test('opens at the slide of a hash', async ({ page }) => {
    await visit(page, '/en#slide-av')
    await expect(slides(page).nth(3)).toBeInViewport({ ratio: 0.9 })
    await expect(carousel(page).locator('[aria-current]')).toHaveText(/AuditView/)
  })
})

test.describe('carousel without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: desk })

  test('moves by its tabs and hides what would do nothing', async ({ page }) => {
    await page.goto('/en')
    await carousel(page).locator('a[href="#slide-centerview"]').click()
    await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.9 })
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden()
  })
})

test('a swipe moves the carousel by one slide', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true, baseURL })
  const page = await context.newPage()
  await visit(page, '/en')
  const session = await context.newCDPSession(page)
  await session.send('Input.synthesizeScrollGesture', { x: 300, y: 300, xDistance: -250, yDistance: 0 })
  await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.7 })
  await expect(carousel(page).locator('[aria-current]')).toHaveText(/CenterView/)
  await context.close()
})

test.describe('an address of a section', () => {
  test.use({ viewport: phone })
  const ids = ['functions', 'relation', 'solutions', 'numbers', 'customers', 'honours'] as const

  test('opens at it after a navigation in the browser, and takes the focus along', async ({ page }) => {
    await visit(page, '/en/numbers')
    await follow(page, '/en/product/mvda')
    await expect(page).toHaveURL(/mvda$/)
    await expect.poll(() => scrolled(page)).toBe(0)
    await navigate(page, '/en/customers')
    await expect.poll(() => offsetOf(page, 'customers')).toBeLessThan(100)
    await expect(page.locator('#customers :focus')).toHaveText('Customers')
  })

  test('opens at it from elsewhere on the home page, and Back returns there', async ({ page }) => {
    await visit(page, '/en')
    await scrollTo(page, 300)
    await navigate(page, '/en/numbers')
    await expect.poll(() => offsetOf(page, 'numbers')).toBeLessThan(100)
    await page.goBack()
    await expect(page).toHaveURL(/\/en$/)
    await expect.poll(() => scrolled(page)).toBe(300)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('opens at it', async ({ page }) => {
      for (const id of ids) {
        await page.goto(`/cn/${id}`)
        await expect.poll(() => offsetOf(page, id), id).toBeLessThan(100)
        expect(await offsetOf(page, id), id).toBeGreaterThan(-100)
      }
    })
  })
})

test.describe('the trial form of the home page', () => {
  test('is live when somebody turns to it, and leads to the reference', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => void scripts.push(request.url()))
    await visit(page, '/en')
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((url) => /trial-form-.{7}\.js|words-en-trial/.test(url))).toEqual([])
    const form = trialForm(page, 'en')
    await form.name.focus()
    await page.locator('form[data-live]').waitFor()
    await expect(form.name).toBeFocused()
    const email = newAddress()
    await fillIn(form, email)
    await form.getCode.click()
    await expect(form.code).toBeFocused()
    await form.code.fill(await mailedCode(email))
    await form.submit.click()
    await expect(page).toHaveURL(/\/en\/trial\/trial\?done=T-/)
    await expect(form.done).toBeFocused()
    await expect(form.done).toBeInViewport({ ratio: 0.9 })
    await page.goBack()
    await expect(form.name, 'it was sent').toHaveValue('')
  })
})

test.describe('the English offer on /', () => {
  test.describe('to a browser that prefers English', () => {
    test.use({ locale: 'en-GB' })

    test('leads to the English page, and stays away once dismissed', async ({ page }) => {
      await visit(page, '/')
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
      const offer = page.getByRole('complementary').filter({ has: page.locator('a[href="/en"]') })
      await offer.locator('a[href="/en"]').click()
      await expect(page).toHaveURL(/\/en$/)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(offer).toHaveCount(0)
      await visit(page, '/')
      await offer.getByRole('button', { name: 'Dismiss' }).click()
      await expect(offer).toHaveCount(0)
      await page.reload()
      await hydrated(page)
      await expect(offer).toHaveCount(0)
    })
  })

  test.describe('to a browser that prefers Chinese', () => {
    test.use({ locale: 'zh-CN' })

    test('is not made', async ({ page }) => {
      await visit(page, '/')
      await expect(page.getByRole('complementary').locator('a[href="/en"]')).toHaveCount(0)
    })
  })

  test('is not in the document: the page is the same for everybody', async ({ request }) => {
    const html = await (await request.get('/', { headers: { 'accept-language': 'en' } })).text()
    expect(html).toContain('<link rel="canonical" href="')
    expect(html).not.toContain('class="offer"')
  })
})
