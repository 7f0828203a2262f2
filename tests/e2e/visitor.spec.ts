import type { Locator } from '@playwright/test'
import { expect, test, visit } from './fixture.ts'
import { holdRequests } from './held-requests.ts'
import { countShifts, shifted } from './layout-shifts.ts'
import { openMenu, sideMenu } from './open-menu.ts'

test('the name is there before any script is fetched, and nothing moves when they come', async ({
  page,
  context,
}) => {
  await context.addCookies([
    { name: 'name', value: encodeURIComponent('<b>张三</b>'), url: process.env.E2E_BASE_URL ?? '' },
  ])
  await countShifts(page)
  const goOn = await holdRequests(page, /assets\/.*\.js/)
  await page.goto('/en/about/contact', { waitUntil: 'commit' })
  await openMenu(page)
  const menu = sideMenu(page)
  await expect(menu.getByText('<b>张三</b>', { exact: true })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Sign in' })).toBeHidden()
  goOn()
  await page.waitForFunction(() => !('$_TSR' in window))
  await expect(menu.getByText('<b>张三</b>', { exact: true })).toBeVisible()
  expect(await shifted(page)).toBe(0)
})

test('every page in view is reported once, with where its visitor came from', async ({ page }) => {
  const reports: unknown[] = []
  await page.route('**/visit', async (route) => {
    reports.push(Object.fromEntries(new URLSearchParams(route.request().postData() ?? '')))
    await route.fulfill({ status: 204 })
  })
  await page.goto('/en/about/contact')
  await expect.poll(() => reports).toEqual([{ path: '/en/about/contact', referrer: '' }])
  await page.getByRole('main').getByRole('link', { name: 'Profile' }).click()
  const { origin } = new URL(page.url())
  await expect
    .poll(() => reports.slice(1))
    .toEqual([{ path: '/en/about/about', referrer: `${origin}/en/about/contact` }])
})

const waysToOpen = {
  tap: (link: Locator) => link.tap(),
  click: (link: Locator) => link.click(),
  key: (link: Locator) => link.press('Enter'),
}

test.describe('an article opened out of the list counts once', () => {
  test.use({ hasTouch: true })

  for (const [way, open] of Object.entries(waysToOpen))
    test(`by ${way}`, async ({ page }) => {
      const counted: string[] = []
      await page.route('**/visit', async (route) => {
        counted.push(new URLSearchParams(route.request().postData() ?? '').get('path') ?? '')
        await route.fulfill({ status: 204 })
      })
      await visit(page, '/en/about/news')
      await open(page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link'))
      await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeFocused()
      const { pathname } = new URL(page.url())
      await page.goBack()
      await expect.poll(() => counted.length).toBe(3)
      expect(counted).toEqual(['/en/about/news', pathname, '/en/about/news'])
    })
})

test.describe('of a person', () => {
  const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'
  // what says of itself that nobody looks at it is no visit
  test.use({ userAgent: person })

  test('what a page reports reaches the hits of its article', async ({ page, request, browser }) => {
    // the oldest article, which no other test opens
    await visit(page, '/en/about/news?page=4')
    await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('heading', { level: 2 })
      .last()
      .getByRole('link')
      .click()
    await expect(page).toHaveURL(/news-detail\//)
    const id = page.url().split('/').at(-1)
    const hits = async () =>
      (await (await request.get(`${process.env.E2E_API_URL}/news/${id}?lang=en`)).json()).hits
    const before = await hits()
    // counts are sent together, every few seconds
    await expect.poll(hits, { timeout: 30_000 }).toBe(before + 1)
    // who asks not to be counted, and programs, are no hits: the next person is one alone
    const address = page.url()
    for (const options of [
      { userAgent: person, extraHTTPHeaders: { dnt: '1' } },
      { userAgent: 'Googlebot' },
    ]) {
      const other = await browser.newContext(options)
      const seen = await other.newPage()
      const reported = seen.waitForResponse((response) => response.url().endsWith('/visit'))
      await seen.goto(address)
      await reported
      await other.close()
    }
    await page.reload()
    await expect.poll(hits, { timeout: 30_000 }).toBeGreaterThan(before + 1)
    expect(await hits()).toBe(before + 2)
  })
})
