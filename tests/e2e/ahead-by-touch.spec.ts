import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test, visit } from './fixture.ts'
import { arrived, holdFrames, linkTo, namesAhead, openToTests } from './pages-ahead.ts'

test.beforeEach(({ page }) => openToTests(page))

test('a link that is touched and clicked at once shows its page ahead of the router', async ({ page }) => {
  const link = await openFetched(page)
  const release = await holdFrames(page)
  await stretchTimers(page)
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
  await noteLostNames(page)
  const release = await holdFrames(page)
  // no event but the click: it is ready without a touch
  await link.evaluate((it: HTMLElement) => it.click())
  await expect(page.locator('.ahead[data-shown]')).toHaveCount(1)
  const ahead = await page.locator('.ahead__title h1').textContent()
  await release()
  await arrived(page, '/en/about/news-detail/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ahead ?? '')
  // the others were taken away meanwhile
  expect(await page.evaluate(() => 'hasLostName' in window)).toBe(false)
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

/** Notes where a page is shown whose name is not heard. */
function noteLostNames(page: Page): Promise<void> {
  return page.evaluate(() =>
    new MutationObserver(() => {
      const isShown = document.querySelector('.ahead[data-shown]') !== null
      if (isShown && !document.querySelector('.ahead__title h1')) Object.assign(window, { hasLostName: true })
    }).observe(document.body, { subtree: true, childList: true }),
  )
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

/** A click waits 0.3 s for its page: a machine with much else to do may take longer to make it. */
async function stretchTimers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { setTimeout } = window
    window.setTimeout = ((run: TimerHandler, ms = 0) => setTimeout(run, ms * 50)) as typeof setTimeout
  })
}
