import type { Page } from '@playwright/test'
import { expect, followInFooter, test, visit } from './fixture.ts'
import { holdRequests } from './held-requests.ts'

const scripts = /assets\/.*\.js/

for (const path of ['/en/functions', '/cn/numbers', '/en/honours', '/cn/trial'])
  test(`${path} opens at its section without scripts, and stands nowhere else on the way`, async ({
    page,
  }) => {
    await noteTops(page)
    // without the face: where it arrives between the first layout and the first frame, the height of what is above changes,
    // and scroll anchoring, which keeps an element within the section where it is, leaves the section's edge 3 px off
    await page.route(/assets\/.*\.woff2/, () => {})
    const goOn = await holdRequests(page, scripts)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const section = page.locator(`#${path.split('/').at(-1)}`)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await expect(section.locator('.opening')).toBeFocused()
    goOn()
    await page.waitForFunction(() => !('$_TSR' in window))
    const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops)
    expect(Math.max(...tops) - Math.min(...tops), tops.join(' ')).toBeLessThanOrEqual(2)
    expect(Math.abs((tops[0] ?? 0) - 56), tops.join(' ')).toBeLessThanOrEqual(2)
  })

test('a page that opens at its first screen stands at its top', async ({ page }) => {
  await visit(page, '/en/products')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('who scrolls before the page stands at its section is left there', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.site-foot')) return
      observer.disconnect()
      scrollTo({ top: 120, behavior: 'instant' })
    }).observe(document, { subtree: true, childList: true })
  })
  await visit(page, '/en/customers')
  // scroll anchoring follows where what is above is laid out again and becomes some pixels lower
  expect(Math.abs((await page.evaluate(() => scrollY)) - 120)).toBeLessThan(10)
})

test('a document that is reloaded keeps its place before its scripts are there', async ({ page }) => {
  await visit(page, '/en/product/mvda')
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2500)
  await holdRequests(page, scripts)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2500)
})

test('a hash further down, and Back to it, lead to the same place', async ({ page }) => {
  // without it the position would be read while the window still scrolls
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/en/product/mvda#cases')
  const top = () => page.locator('#cases').evaluate((it) => Math.round(it.getBoundingClientRect().top))
  await expect.poll(top).toBeLessThan(200)
  const before = await page.evaluate(() => scrollY)
  await followInFooter(page, 'News')
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  await page.goBack()
  await expect(page.locator('#cases')).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('a page that is printed before its lower part has come is printed whole', async ({ page }) => {
  await visit(page, '/en')
  const printed = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new MutationObserver((_, observer) => {
          if (!document.querySelector('.below-fold')) return
          observer.disconnect()
          dispatchEvent(new Event('beforeprint'))
          resolve(document.querySelector('#cases') !== null)
        }).observe(document.body, { subtree: true, childList: true })
      }),
  )
  await page.locator('main a[href="/en/product/mvda"]').first().click()
  expect(await printed).toBe(true)
})

/** Notes where the section of the address stands in the window, in each frame in which the window is not at the page's top. */
function noteTops(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const tops: number[] = []
    Object.assign(window, { tops })
    const look = () => {
      const section = document.getElementById(location.pathname.split('/').at(-1) ?? '')
      if (section && scrollY > 0) tops.push(section.getBoundingClientRect().top)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

test('a change of the page loads no lazy image of the footer', async ({ page }) => {
  await visit(page, '/en')
  const codes: string[] = []
  page.on('request', (request) => request.url().includes('/qr?') && codes.push(request.url()))
  await page.locator('main a[href^="/en/product/mvda"]:visible').first().click()
  await expect(page.locator('#faq')).toBeAttached()
  expect(codes).toEqual([])
})
