import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, hydrated, test, visit } from './fixture.ts'
import { openWithLateFace } from './late-face.ts'

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

// what is ahead is closed to whoever looks into the page
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (init) {
      const tree = attach.call(this, init)
      Object.assign(window, { ahead: tree })
      Object.assign(this, { tree })
      return tree
    }
  })
})

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

test('a link that is touched and clicked at once shows its page ahead of the router', async ({ page }) => {
  const link = await openFetched(page)
  const release = await holdFrames(page)
  await link.evaluate((it: HTMLElement) => {
    it.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }))
    setTimeout(() => it.click())
  })
  await expect(page.locator('.ahead[data-shown]')).toHaveCount(1)
  expect(new URL(page.url()).pathname).toBe('/en')
  await release()
  await arrived(page, '/en/product/mvda')
})

test('a click is not lost when a finger moves the page while its page is made', async ({ page }) => {
  const link = await openFetched(page)
  await link.evaluate((it: HTMLElement) => {
    const other = document.querySelector('#main a[href="/en/trial/trial"]')
    it.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }))
    setTimeout(() => {
      it.click()
      other?.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }))
      other?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))
    })
  })
  await arrived(page, '/en/product/mvda')
})

test('a finger that moves the page makes none ahead', async ({ page }) => {
  // who saves data has nothing made but what is touched
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await visit(page, '/en')
  await Promise.all([page.waitForResponse(/pages-ahead/), page.locator('h1').dispatchEvent('touchstart')])
  const moved = linkTo(page, '/en/product/mvda')
  const moveBy = () =>
    moved.evaluate((link) => {
      link.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }))
      link.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))
    })
  await Promise.all([page.waitForResponse(/en-product-mvda/), moveBy()])
  await page.waitForLoadState('networkidle')
  await moveBy()
  await tasksHaveRun(page)
  await linkTo(page, '/en/product/dsc').dispatchEvent('touchstart')
  await expect.poll(() => namesAhead(page)).toHaveLength(1)
  expect(await namesAhead(page)).not.toContainEqual(expect.stringMatching(/desktops/))
})

test('for who touches the page those in view are ready, four at most, and the click shows one', async ({
  page,
}) => {
  await visit(page, '/en/about/news')
  await touchPage(page)
  await expect(page.locator('.ahead')).toHaveCount(4)
  await expectAccessible(page, 'a page with four others made ahead')
  await expect(page.locator('h1')).toHaveCount(1)
  const link = await nearestToMiddle(page)
  const release = await holdFrames(page)
  // no event but the click: it is ready without a touch
  await link.evaluate((it: HTMLElement) => it.click())
  await expect(page.locator('.ahead[data-shown]')).toHaveCount(1)
  const ahead = await page.locator('.ahead__title h1').textContent()
  await release()
  await arrived(page, '/en/about/news-detail/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ahead ?? '')
})

test('what comes into view is ready when the window is at rest again', async ({ page }) => {
  await visit(page, '/en')
  await touchPage(page)
  await expect.poll(() => namesAhead(page)).not.toHaveLength(0)
  expect(await namesAhead(page)).not.toContain('News')
  const link = linkTo(page, '/en/about/news')
  await link.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect.poll(() => namesAhead(page)).toContain('News')
  expect((await namesAhead(page)).length).toBeLessThanOrEqual(4)
})

test('what links in view lead to is fetched for who touches the page, and for nobody else', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/en/about/news')
  const asked = pagesAsked(page)
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await page.clock.fastForward(10_000)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await touchPage(page)
  await expect.poll(() => asked).toContainEqual(expect.stringContaining('_serverFn'))
})

for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }]) {
  test(`nothing is fetched for who touches the page with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    await page.clock.install()
    await visit(page, '/en/about/news')
    const asked = pagesAsked(page)
    await Promise.all([page.waitForResponse(/pages-ahead/), touchPage(page)])
    await page.waitForLoadState('networkidle')
    await page.clock.fastForward(10_000)
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
  })
}

/** What is asked for that a page is made of: words and data. */
function pagesAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\.json$|_serverFn/.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** @returns a link of the home page to what was fetched when the page was touched */
async function openFetched(page: Page): Promise<Locator> {
  await visit(page, '/en')
  const link = linkTo(page, '/en/product/mvda')
  await link.scrollIntoViewIfNeeded()
  await Promise.all([page.waitForResponse(/en-product-mvda/), touchPage(page)])
  await page.waitForLoadState('networkidle')
  return link
}

/** Touches the page where there is no link. */
async function touchPage(page: Page): Promise<void> {
  for (const type of ['touchstart', 'touchend']) await page.locator('h1').dispatchEvent(type)
}

function linkTo(page: Page, to: string): Locator {
  return page.locator(`#main a[href^="${to}"]:visible`).first()
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
  await expect(page.locator('.ahead[data-shown], .ahead__title > *')).toHaveCount(0)
  await expect(page.locator('h1')).toHaveCount(1)
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

/** So many of the browser's tasks that a page which is being made is there: React takes one for each 5 ms. */
function tasksHaveRun(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let tasks = 0; tasks < 500; tasks += 1)
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = done
        port2.postMessage(null)
      })
  })
}

/** The headings of all pages that lie ready. */
function namesAhead(page: Page): Promise<string[]> {
  return page
    .locator('.ahead')
    .evaluateAll((hosts) =>
      hosts.map(
        (host) => (host as unknown as { tree: ShadowRoot }).tree.querySelector('h1')?.textContent ?? '',
      ),
    )
}

/** A link to another page, of those in view the one nearest to the middle of the window. */
async function nearestToMiddle(page: Page): Promise<Locator> {
  const at = await page.evaluate(() => {
    const links = [...document.querySelectorAll('#main a[href^="/en/"]')]
    const distance = (link: Element) => {
      const { top, bottom } = link.getBoundingClientRect()
      return Math.abs((top + bottom) / 2 - innerHeight / 2)
    }
    return links.indexOf(links.toSorted((one, other) => distance(one) - distance(other))[0] as Element)
  })
  return page.locator('#main a[href^="/en/"]').nth(at)
}

declare global {
  interface Window {
    ahead: ShadowRoot
    releaseFrames: () => void
  }
}
