import type { Page } from '@playwright/test'
import { expect, follow, followInFooter, test, visit } from './fixture.ts'
import { openWithHeldScripts } from './held-requests.ts'

test.describe('scroll position', () => {
  test.use({ viewport: { width: 390, height: 500 } })

  // until the event, which comes a frame later: the router remembers the position of a page that has reported it
  const scrollTo = (page: Page, y: number) =>
    page.evaluate((top) => {
      const reported = new Promise<void>((done) => addEventListener('scroll', () => done(), { once: true }))
      window.scrollTo({ top, behavior: 'instant' })
      return reported
    }, y)
  const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

  test('is kept within a section, top in another, and back returns to it', async ({ page }) => {
    await visit(page, '/en/product/mvda')
    await scrollTo(page, 400)
    await followInFooter(page, 'DSC')
    await expect(page).toHaveURL(/\/en\/product\/dsc$/)
    // the address changes before the page does
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Let files move')
    await expect.poll(() => scrolled(page)).toBe(400)

    await followInFooter(page, 'News')
    await expect(page).toHaveURL(/\/en\/about\/news$/)
    await expect.poll(() => scrolled(page)).toBe(0)

    await page.goBack()
    await expect(page).toHaveURL(/\/en\/product\/dsc$/)
    await expect.poll(() => scrolled(page)).toBe(400)
    await page.goForward()
    await expect(page).toHaveURL(/\/en\/about\/news$/)
    await expect.poll(() => scrolled(page)).toBe(0)
  })

  test('is returned to far below the first screen, which pages that are opened at their top are painted with first', async ({
    page,
  }) => {
    await visit(page, '/en/about/contact')
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('[aria-busy=true]')) document.documentElement.dataset.deferred = ''
      }).observe(document, { subtree: true, childList: true })
    })
    for (const [path, last] of [
      ['/en', '#trial'],
      ['/en/product/dsc', '#neighbours'],
      ['/en/solution/dsc', '.end'],
    ] as const) {
      await follow(page, path)
      await page.locator(`main ${last}`).waitFor()
      await expect(page.locator('html')).toHaveAttribute('data-deferred')
      // what follows the first screen is put in before the end of the page, where it would move what is shown
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect(await scrolled(page)).toBe(0)
      await scrollTo(page, 2500)
      await follow(page, '/en/about/news')
      await expect.poll(() => scrolled(page)).toBe(0)
      await page.goBack()
      await expect.poll(() => scrolled(page), path).toBe(2500)
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await follow(page, '/en/about/news')
      await page.evaluate(() => delete document.documentElement.dataset.deferred)
    }
  })

  for (const [list, name, link] of [
    ['/en/about/news', 'an article', /news-detail/],
    ['/en/about/joinus', 'a position', /joinus\?id=/],
    ['/en/download/search', 'a package', /download\/download\?id=/],
    ['/en/service', 'a service', /service\/\w/],
  ] as const)
    test(`is the top for ${name} opened out of its list, and back returns to the place in the list`, async ({
      page,
    }) => {
      await visit(page, list)
      const items = page.getByRole('main').getByRole('link')
      const hrefs = await items.evaluateAll((links) => links.map((each) => each.getAttribute('href') ?? ''))
      const item = items.nth(hrefs.findLastIndex((href) => link.test(href)))
      await item.scrollIntoViewIfNeeded()
      const before = await scrolled(page)
      expect(before).toBeGreaterThan(100)
      await item.click()
      await expect(page).toHaveURL(link)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      await expect.poll(() => scrolled(page)).toBe(0)
      await page.goBack()
      await expect.poll(() => scrolled(page)).toBe(before)
    })

  test('is the top as well where a link is followed during a smooth scroll', async ({ page }) => {
    await visit(page, '/en/product/mvda')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'News' })
      .evaluate((link: HTMLElement) => {
        addEventListener('scroll', () => link.click(), { once: true })
        window.scrollTo({ top: 1200, behavior: 'smooth' })
      })
    await expect(page).toHaveURL(/\/en\/about\/news$/)
    await expect.poll(() => scrolled(page)).toBe(0)
    // what the browser leaves of the scroll comes with the frame after
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect(await scrolled(page)).toBe(0)
  })

  test('is not taken from a visitor who scrolled before the script arrived', async ({ page }) => {
    const letScriptsCome = await openWithHeldScripts(page, '/en/product/mvda')
    await page.getByRole('contentinfo').waitFor()
    await scrollTo(page, 400)
    await letScriptsCome()
    await followInFooter(page, 'News')
    await expect(page).toHaveURL(/news$/)
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(400)
  })

  test('goes to the anchor of a hash', async ({ page }) => {
    await visit(page, '/en')
    await scrollTo(page, 300)
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
    await expect.poll(() => scrolled(page)).toBeLessThan(100)
  })
})
