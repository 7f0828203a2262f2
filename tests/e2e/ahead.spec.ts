import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test, visit } from './fixture.ts'
import { openWithLateFace } from './late-face.ts'
import { arrived, holdFrames, linkTo, openToTests } from './pages-ahead.ts'

/** From a page, the link to another in its `main`, and how far down the window stands. */
const ways = [
  ['/en', '/en/product/mvda', 0],
  ['/cn', '/cn/trial/trial', 300],
  ['/en/product/mvda', '/en/solution/mvda', 120],
  ['/en/product/mvda', '/en', 0],
  // with a query
  ['/en/solution/mvda', '/en/trial/trial?', 0],
  ['/cn/about/about', '/cn/about/contact', 0],
  ['/en/about/contact', '/en/about/news', 0],
  ['/cn/about/news', '/cn/about/news-detail/', 0],
] as const

test.beforeEach(({ page }) => openToTests(page))

for (const [from, to, top] of ways) {
  test(`${to} is in view ahead of the router as it will be, come to from ${from}`, async ({ page }) => {
    await visit(page, from)
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    const link = linkTo(page, to)
    await pointAt(link)
    const release = await holdFrames(page)
    await link.click()
    await expect(page.locator('.ahead[data-shown]')).toHaveCount(1)
    expect(new URL(page.url()).pathname).toBe(from)
    const ahead = await inView(page, { ahead: true })
    expect(ahead.length).toBeGreaterThan(8)
    await release()
    await arrived(page, to.replace('?', ''))
    expect(await inView(page)).toEqual(ahead)
  })
}

test('the window is where it was after Back', async ({ page }) => {
  await visit(page, '/en')
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  const link = linkTo(page, '/en/product/mvda')
  await pointAt(link)
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(100)
  await link.click()
  await arrived(page, '/en/product/mvda')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
})

test('between products the window stays where it is, and what is shown ahead stands there too', async ({
  page,
}) => {
  await visit(page, '/en/product/mvda')
  const link = linkTo(page, '/en/product/a2m')
  await pointAt(link)
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(500)
  const release = await holdFrames(page)
  await link.click()
  await expect(page.locator('.ahead[data-shown]')).toHaveCount(1)
  expect(await page.locator('.ahead').evaluate((screen) => screen.scrollTop)).toBe(top)
  const ahead = await inView(page, { ahead: true, whole: true })
  expect(ahead.length).toBeGreaterThan(2)
  await release()
  await arrived(page, '/en/product/a2m')
  expect(await page.evaluate(() => scrollY)).toBe(top)
  expect(await inView(page, { whole: true })).toEqual(ahead)
})

test('a page that is ready cannot be reached, heard or found before it is asked for', async ({ page }) => {
  await visit(page, '/en')
  await pointAt(linkTo(page, '/en/product/mvda'))
  await expectAccessible(page, 'a page with another made ahead')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expect(page.locator('h1')).toHaveCount(1)
  expect(await nameAhead(page)).toMatch(/desktops/)
  await page.evaluate(() => window.ahead.querySelector('a')?.focus())
  expect(await page.evaluate(() => window.ahead.activeElement)).toBeNull()
})

test('whoever goes back before the router has begun is where they were', async ({ page }) => {
  await visit(page, '/en/about/about')
  await page.getByRole('main').getByRole('link', { name: 'News', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  const link = linkTo(page, '/en/about/contact')
  await pointAt(link)
  const release = await holdFrames(page)
  await link.click()
  await expect(page.locator('.ahead[data-shown]')).toHaveCount(1)
  await page.evaluate(() => history.back())
  await expect(page.locator('.ahead')).toHaveCount(0)
  await release()
  await arrived(page, '/en/about/about')
  await expect(page.locator('h1:visible')).toHaveCount(1)
})

test('who goes by keyboard sees it too, and has the focus where the page begins', async ({ page }) => {
  await visit(page, '/en/about/about')
  await linkTo(page, '/en/about/contact').focus()
  await expect(page.locator('.ahead')).toHaveCount(1)
  const release = await holdFrames(page)
  await page.keyboard.press('Enter')
  await expect(page.locator('.ahead[data-shown]')).toHaveCount(1)
  await release()
  await arrived(page, '/en/about/contact')
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeFocused()
  await expect(page.locator('#main')).not.toHaveAttribute('aria-hidden')
})

test('whoever clicks twice goes there once', async ({ page }) => {
  await visit(page, '/en')
  const link = linkTo(page, '/en/product/mvda')
  await pointAt(link)
  const before = await page.evaluate(() => history.length)
  await link.dblclick()
  await arrived(page, '/en/product/mvda')
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
})

test('another link that is pointed at takes the place of the first', async ({ page }) => {
  await visit(page, '/en/about/about')
  await pointAt(linkTo(page, '/en/about/contact'))
  const name = await nameAhead(page)
  await linkTo(page, '/en/about/news').hover()
  await expect.poll(() => nameAhead(page)).not.toBe(name)
  await linkTo(page, '/en/about/news').click()
  await arrived(page, '/en/about/news')
})

test('a face that came too late for a page is in the one that is shown ahead', async ({ page }) => {
  await openWithLateFace(page, '/en')
  await hydrated(page)
  const link = linkTo(page, '/en/product/mvda')
  // it is made ready in a moment nobody sees
  await expect(async () => {
    await page.mouse.move(0, 0)
    await linkTo(page, '/en/trial/trial').hover()
    await expect.poll(() => nameAhead(page)).toMatch(/trial/i)
    await pointAt(link)
    await expect.poll(() => nameAhead(page)).toMatch(/desktops/)
    expect(await page.evaluate(() => [...document.fonts].some(({ family }) => family.includes('Late')))).toBe(
      true,
    )
  }).toPass()
  const release = await holdFrames(page)
  await link.click()
  await expect(page.locator('.ahead[data-shown]')).toHaveCount(1)
  const ahead = await inView(page, { ahead: true })
  await release()
  await arrived(page, '/en/product/mvda')
  expect(await inView(page)).toEqual(ahead)
})

/** Points at a link until the page it leads to has been made. */
async function pointAt(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await expect(link.page().locator('.ahead')).toHaveCount(1)
}

/** What is seen of a page above its fold, or of all of its sections, and where: of the one in view, or the one ahead. */
function inView(page: Page, { ahead = false, whole = false } = {}): Promise<string[]> {
  return page.evaluate(
    ({ ahead, whole }) => {
      const main = ahead ? window.ahead.querySelector('main') : document.getElementById('main')
      const fold = whole ? undefined : main?.querySelector('.fold')
      return (
        [...(main?.querySelectorAll(whole ? 'section, h2' : '*') ?? [])]
          // its tabs are moved to the section in view by an effect
          .filter((element) => !element.closest('.subnav'))
          .filter(
            (element) => !fold || element.compareDocumentPosition(fold) & Node.DOCUMENT_POSITION_FOLLOWING,
          )
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && box.height > 0 && box.top < innerHeight && box.bottom > 0)
          .map(({ element, box }) =>
            [element.localName, ...[box.x, box.y, box.width, box.height].map((px) => px.toFixed(1))].join(
              ' ',
            ),
          )
      )
    },
    { ahead, whole },
  )
}

/** The heading of the page that lies ready. */
function nameAhead(page: Page): Promise<string> {
  return page.evaluate(() => window.ahead?.querySelector('h1')?.textContent ?? '')
}
