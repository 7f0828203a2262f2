import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test, visit } from './fixture.ts'
import { openWithLateFace } from './late-face.ts'

/** From a page, the link to another in its `main`, and how far down the window stands. */
const ways = [
  ['/en', '/en/product/mvda', 0],
  ['/cn', '/cn/trial/trial', 300],
  ['/en/product/mvda', '/en/product/a2m', 0],
  ['/en/product/mvda', '/en/solution/mvda', 120],
  ['/cn/about/about', '/cn/about/contact', 0],
  ['/en/about/contact', '/en/about/news', 0],
  ['/cn/about/news', '/cn/about/news-detail/', 0],
] as const

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
    const ahead = await inView(page, '.ahead main')
    expect(ahead.length).toBeGreaterThan(8)
    await release()
    await arrived(page, to)
    expect(await inView(page, '#main')).toEqual(ahead)
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
  const link = linkTo(page, '/en/product/', 'last')
  const to = (await link.getAttribute('href')) as string
  await pointAt(link)
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(1000)
  const release = await holdFrames(page)
  await link.click()
  await expect(page.locator('.ahead[data-shown]')).toHaveCount(1)
  expect(await page.locator('.ahead').evaluate((screen) => screen.scrollTop)).toBe(top)
  await release()
  await arrived(page, to)
  expect(await page.evaluate(() => scrollY)).toBe(top)
})

test('a page that is ready cannot be reached, heard or found before it is asked for', async ({ page }) => {
  await visit(page, '/en')
  await pointAt(linkTo(page, '/en/product/mvda'))
  await expectAccessible(page, 'a page with another made ahead')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.locator('.ahead a').first().focus()
  await expect(page.locator('.ahead :focus')).toHaveCount(0)
})

test('whoever goes back before the router has begun is where they were', async ({ page }) => {
  await visit(page, '/en/about/about')
  await page.getByRole('main').getByRole('link', { name: 'News', exact: true }).click()
  await expect(page).toHaveURL('/en/about/news')
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

test('another link that is pointed at takes the place of the first', async ({ page }) => {
  await visit(page, '/en/about/about')
  await pointAt(linkTo(page, '/en/about/contact'))
  const name = await page.locator('.ahead h1').textContent()
  await linkTo(page, '/en/about/news').hover()
  await expect(page.locator('.ahead h1')).not.toHaveText(name ?? '')
  await linkTo(page, '/en/about/news').click()
  await arrived(page, '/en/about/news')
})

test('a page in the other language, a section and a hash are not made ahead', async ({ page }) => {
  await visit(page, '/en')
  // what is made of a later link would take the place of an earlier one's
  for (const link of [
    page.locator('a[href="/en/numbers"]').first(),
    page.getByRole('banner').getByRole('link', { name: '中文' }).first(),
  ]) {
    if (await link.isVisible()) await link.hover()
    else await link.dispatchEvent('mouseover')
    await page.waitForLoadState('networkidle')
  }
  await pointAt(linkTo(page, '/en/product/mvda'))
  await expect(page.locator('.ahead')).toHaveCount(1)
  await expect(page.locator('.ahead h1')).toHaveText(/desktops/)
})

test('a face that came too late for a page is in the one that is shown ahead', async ({ page }) => {
  await openWithLateFace(page, '/en')
  await hydrated(page)
  const link = linkTo(page, '/en/product/mvda')
  // it is made ready in a moment nobody sees
  await expect(async () => {
    await page.mouse.move(0, 0)
    await linkTo(page, '/en/trial/trial').hover()
    await expect(page.locator('.ahead h1')).toHaveText(/trial/i)
    await pointAt(link)
    await expect(page.locator('.ahead h1')).toHaveText(/desktops/)
    expect(await page.evaluate(() => [...document.fonts].some(({ family }) => family.includes('Late')))).toBe(
      true,
    )
  }).toPass()
  const release = await holdFrames(page)
  await link.click()
  await expect(page.locator('.ahead[data-shown]')).toHaveCount(1)
  const ahead = await inView(page, '.ahead main')
  await release()
  await arrived(page, '/en/product/mvda')
  expect(await inView(page, '#main')).toEqual(ahead)
})

function linkTo(page: Page, to: string, which: 'first' | 'last' = 'first'): Locator {
  return page.locator(`#main a[href^="${to}"]:visible`)[which]()
}

/** Points at a link until the page it leads to has been made. */
async function pointAt(link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await expect(link.page().locator('.ahead')).toHaveCount(1)
}

/**
 * Lets nothing that waits for a frame begin: the router does, once what is shown ahead is painted.
 * @returns what lets it
 */
async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const request = requestAnimationFrame
    const held: FrameRequestCallback[] = []
    Object.assign(window, {
      requestAnimationFrame: (run: FrameRequestCallback) => held.push(run),
      releaseFrames: () => {
        window.requestAnimationFrame = request
        for (const run of held) request(run)
      },
    })
  })
  return () => page.evaluate(() => window.releaseFrames())
}

async function arrived(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname.startsWith(path))
  await expect(page.locator('.ahead, .ahead__title')).toHaveCount(0)
  await expect(page.locator('h1')).toHaveCount(1)
}

/** What of a page's first screen is seen, and where. */
function inView(page: Page, root: string): Promise<string[]> {
  return page.locator(root).evaluate((main) => {
    const fold = main.querySelector('.fold')
    return [...main.querySelectorAll('*')]
      .filter((element) => !fold || element.compareDocumentPosition(fold) & Node.DOCUMENT_POSITION_FOLLOWING)
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0 && box.top < innerHeight && box.bottom > 0)
      .map(({ element, box }) =>
        [element.localName, ...[box.x, box.y, box.width, box.height].map((px) => px.toFixed(1))].join(' '),
      )
  })
}

declare global {
  interface Window {
    releaseFrames: () => void
  }
}
