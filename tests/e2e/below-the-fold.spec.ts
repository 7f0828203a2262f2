import type { Page } from '@playwright/test'
import { expect, test, visit } from './fixture.ts'
import { holdRequests } from './held-requests.ts'

const scripts = /assets\/.*\.js/

test('what is below the first screen is laid out when the browser is idle, and stays so', async ({
  page,
}) => {
  const goOn = await holdRequests(page, scripts)
  await page.goto('/en', { waitUntil: 'domcontentloaded' })
  expect(await laidOut(page)).toEqual({ now: 0, later: 9 })
  goOn()
  await expect.poll(() => laidOut(page)).toEqual({ now: 9, later: 0 })
})

test('a large section is laid out piece by piece', async ({ page }) => {
  await idleWhenTold(page)
  await page.goto('/en/product/mvda')
  const left: number[] = []
  await expect(async () => {
    await beIdle(page)
    left.push(await page.locator('#architecture [style*="content-visibility: auto"]').count())
    await expect(page.locator('main > .fold')).toHaveAttribute('data-whole', { timeout: 10 })
  }).toPass({ intervals: [10] })
  const pieces = Math.max(...left)
  expect(pieces).toBeGreaterThan(1)
  // one after the other, and none is left behind
  expect(left.filter((count, index) => count < (left[index - 1] ?? 0))).toEqual(
    Array.from({ length: pieces }, (_, index) => pieces - 1 - index),
  )
  await expect(page.locator('[style*="content-visibility: auto"]')).toHaveCount(0)
})

for (const path of ['/en', '/en/product/mvda'])
  test(`while it is laid out nothing of ${path} is wider than a small phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 })
    await idleWhenTold(page)
    await page.goto(path)
    const widths = new Set<number>()
    await expect(async () => {
      await beIdle(page)
      widths.add(await page.evaluate(() => document.documentElement.scrollWidth))
      await expect(page.locator('main > .fold')).toHaveAttribute('data-whole', { timeout: 10 })
    }).toPass({ intervals: [10] })
    expect([...widths]).toEqual([320])
  })

test('a section that comes near the window is laid out without a script', async ({ page }) => {
  await holdRequests(page, scripts)
  await page.goto('/en', { waitUntil: 'domcontentloaded' })
  const numbers = page.locator('#numbers')
  await numbers.scrollIntoViewIfNeeded()
  await expect
    .poll(() => numbers.locator('h2').evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(true)
})

test('a document opened at a hash is laid out at once', async ({ page }) => {
  await holdRequests(page, scripts)
  await page.goto('/en#numbers', { waitUntil: 'domcontentloaded' })
  expect(await laidOut(page)).toEqual({ now: 9, later: 0 })
})

for (const path of ['/en/functions', '/cn/numbers', '/en/honours', '/cn/trial'])
  test(`${path} is laid out down to its section, and stands nowhere else on the way`, async ({ page }) => {
    await noteTops(page)
    const goOn = await holdRequests(page, scripts)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const section = page.locator(`#${path.split('/').at(-1)}`)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await expect(section.locator('.opening')).toBeFocused()
    const down = await section.evaluate((it) => {
      const all = [...document.querySelectorAll('.fold ~ :is(.band, .site-foot)')]
      // the one below it, the footer below the last, comes into view with it
      return all.indexOf(it) + 2
    })
    expect(await laidOut(page)).toEqual({ now: down, later: 9 - down })
    goOn()
    await expect.poll(() => laidOut(page)).toEqual({ now: 9, later: 0 })
    const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops)
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(2)
    expect(Math.abs((tops[0] ?? 0) - 56)).toBeLessThanOrEqual(2)
  })

test('a page that opens at its first screen is laid out like any other', async ({ page }) => {
  await visit(page, '/en/products')
  await expect.poll(() => laidOut(page)).toEqual({ now: 9, later: 0 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-whole')
})

test('who scrolls before the page stands at its section is left there', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => scrollTo({ top: 120, behavior: 'instant' })),
  )
  await visit(page, '/en/customers')
  await expect.poll(() => laidOut(page)).toEqual({ now: 9, later: 0 })
  expect(await page.evaluate(() => scrollY)).toBe(120)
})

test('a document that is reloaded keeps its place, which takes true heights', async ({ page }) => {
  await visit(page, '/en/product/mvda')
  await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2500)
  await holdRequests(page, scripts)
  await page.reload({ waitUntil: 'domcontentloaded' })
  expect(await laidOut(page)).toMatchObject({ later: 0 })
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2500)
})

test('the style sheet outlives the page it came with', async ({ page }) => {
  await visit(page, '/en/product/mvda')
  const footer = page.getByRole('contentinfo')
  const look = () => footer.evaluate((it) => getComputedStyle(it).backgroundColor)
  const before = await look()
  // moved as it is: another in its place would have the browser style all of the next page at once
  await expect(page.locator('head > link[rel="stylesheet"]:not([media])')).toHaveCount(1)
  await footer.getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveURL(/news$/)
  await expect(page.locator('.fold link')).toHaveCount(0)
  expect(await look()).toBe(before)
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0)
  await expect(page.getByRole('main')).toBeVisible()
})

test('from page to page the first screen comes first, on the way back all of it at once', async ({
  page,
}) => {
  await visit(page, '/en/about/news')
  const menu = page.getByRole('contentinfo')
  let first = await atFirstSight(page)
  await menu.getByRole('link', { name: 'MVDA' }).first().click()
  await expect(page).toHaveURL(/product\/mvda$/)
  await expect(page.locator('#compatibility')).toBeVisible()
  expect(await first()).toEqual({ whole: false, footAway: true })
  await expect(page.locator('.fold__rest')).toHaveCount(0)
  await expect(menu.getByRole('link', { name: 'MVDA' }).first()).toHaveAttribute('aria-current', 'page')
  await expect.poll(async () => (await laidOut(page)).later).toBe(0)

  await menu.getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveURL(/news$/)
  first = await atFirstSight(page)
  await page.goBack()
  await expect(page.locator('#compatibility')).toBeVisible()
  expect(await first()).toMatchObject({ whole: true })
})

type Sight = { whole?: boolean; footAway?: boolean }

/** @returns tells whether the last sections of a product's page were there when the first screen was, and its footer far */
async function atFirstSight(page: Page): Promise<() => Promise<Sight>> {
  const seen = await page.evaluateHandle(() => {
    const it: Sight = {}
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.subnav')) return
      observer.disconnect()
      it.whole = document.getElementById('compatibility') !== null
      const { top = 0 } = document.querySelector('.site-foot')?.getBoundingClientRect() ?? {}
      it.footAway = top + scrollY > 3 * innerHeight
    }).observe(document.body, { subtree: true, childList: true })
    return it
  })
  return () => seen.jsonValue()
}

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

/** Sections below the fold, by whether they are laid out wherever they are or wait until they come near the window. */
function laidOut(page: Page): Promise<{ now: number; later: number }> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('.fold ~ :is(.band, .site-foot)')]
    const later = all.filter((it) => getComputedStyle(it).contentVisibility === 'auto').length
    return { now: all.length - later, later }
  })
}

/** Has the browser be idle when the test says so. */
async function idleWhenTold(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = []
    window.requestIdleCallback = (then) => waiting.push(then as () => void)
    Object.assign(window, { beIdle: () => waiting.shift()?.() })
  })
}

/** One idle moment: the next of those who wait for it has it. */
function beIdle(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as { beIdle(): void }).beIdle())
}
