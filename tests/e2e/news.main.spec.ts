import type { Page } from '@playwright/test'
import { expect, test, visit } from './fixture.ts'
import { holdRequests } from './held-requests.ts'

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
const loadMore = (page: Page) => page.getByRole('link', { name: 'Load More' })

test('Load More adds articles below, says so, and the address follows', async ({ page }) => {
  await visit(page, '/en/about/news')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const first = await rows(page).count()
  const release = await holdRequests(page, /_serverFn\//)
  await loadMore(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  release()
  await expect(rows(page)).toHaveCount(2 * first)
  await expect(page).toHaveURL(/\/en\/about\/news\?more=1$/)
  await expect(rows(page).nth(first).getByRole('link').first()).toBeFocused()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a cover of any shape is cropped at the head of its article as in the list', async ({ page }) => {
  for (const [width, height] of [
    [1000, 300],
    [900, 1600],
  ] as const) {
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`
    await page.route(/\/cover-.*\.svg$/, (route) => route.fulfill({ contentType: 'image/svg+xml', body }))
    for (const path of ['/en/about/news', '/en/about/news-detail']) {
      await visit(page, path)
      const cover = page.getByRole('main').locator('img').first()
      await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(width)
      const box = await cover.boundingBox()
      expect((box?.width ?? 0) / (box?.height ?? 1), `${path}: ${width} by ${height}`).toBeCloseTo(16 / 9, 1)
    }
  }
})

test('the list ends with No More Data', async ({ page }) => {
  await visit(page, '/en/about/news?page=3')
  const end = page.getByText('No More Data')
  // neither is there while a part is loaded
  const loaded = () => expect(loadMore(page).or(end)).toBeVisible()
  await loaded()
  while (await loadMore(page).isVisible()) {
    await loadMore(page).click()
    await loaded()
  }
})

test('Back from an article returns to the same place in the longer list', async ({ page }) => {
  await visit(page, '/en/about/news')
  await loadMore(page).click()
  await expect(page).toHaveURL(/more=1$/)
  const count = await rows(page).count()
  const place = rows(page).nth(count - 2)
  await place.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(1_000)
  await place.getByRole('link').first().click()
  await expect(page).toHaveURL(/news-detail/)
  await page.goBack()
  await expect(rows(page)).toHaveCount(count)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1)
})

test('the pages of the list can be stepped through, each from its top', async ({ page }) => {
  await visit(page, '/en/about/news')
  const pages = page.getByRole('navigation', { name: 'Pages of the news list' })
  const first = await rows(page).first().textContent()
  await pages.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/\/en\/about\/news\?page=2$/)
  await expect(rows(page).first()).not.toHaveText(first ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.locator('head link[rel="prev"]')).toHaveAttribute('href', '/en/about/news')
  await expect(page.locator('head link[rel="next"]')).toHaveAttribute('href', '/en/about/news?page=3')
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/en\/about\/news\?page=2$/,
  )
  await pages.getByRole('link', { name: 'Previous page' }).click()
  await expect(page).toHaveURL(/\/en\/about\/news$/)
  await expect(rows(page).first()).toHaveText(first ?? '')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test.describe('when the next page cannot be loaded', () => {
  test.use({ expectedErrors: [/503/] })

  test('the list stays and offers to try again', async ({ page }) => {
    await visit(page, '/en/about/news')
    const first = await rows(page).count()
    await page.route('**/_serverFn/**', (route) => route.fulfill({ status: 503 }))
    await loadMore(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'try again' })).toBeVisible()
    await expect(rows(page)).toHaveCount(first)
    await page.unrouteAll()
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(rows(page)).toHaveCount(2 * first)
  })
})

test('an article shows date and hits, and leads to its neighbours, the list and its other language', async ({
  page,
}) => {
  await visit(page, '/en/about/news')
  await rows(page).first().getByRole('link').first().click()
  const article = page.getByRole('article')
  const title = await article.getByRole('heading', { level: 1 }).textContent()
  await expect(article.getByRole('time').first()).toHaveText(/^\d{1,2} [A-Z][a-z]{2} \d{4}$/)
  await expect(article.getByText(/^[\d,]+ hits?$/)).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${(title ?? '').replace(/[^\w ]/g, '.')}`))

  const neighbours = page.getByRole('navigation', { name: 'Previous and next article' })
  await neighbours.getByRole('link', { name: /^Previous/ }).click()
  await expect(article.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '')
  await neighbours.getByRole('link', { name: /^Next/ }).click()
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(title ?? '')

  await article.locator('a[hreflang="zh-CN"]').click()
  await expect(page).toHaveURL(/\/cn\/about\/news-detail\//)
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await article.locator('a[hreflang="en"]').click()
  await article.getByRole('link', { name: 'Return to list' }).click()
  await expect(page).toHaveURL(/\/en\/about\/news$/)
})
