import type { Page } from '@playwright/test'
import { routesInTurn } from '../urls.ts'
import { expect, hydrated, test } from './fixture.ts'

test.use({
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|The request failed|could not be loaded/],
})

/** Lets nothing through from when it is cut, and takes the browser's cache away: what was not loaded has to be fetched. */
async function cuttableLine(page: Page) {
  let cut = false
  await page.route('**/*', (route) => (cut ? route.abort('internetdisconnected') : route.continue()))
  return {
    cut: () => {
      cut = true
    },
    mend: () => {
      cut = false
    },
  }
}

/** The addresses of pages that a part of this page links to, one for each path. */
async function linksIn(page: Page, part: string): Promise<string[]> {
  const hrefs = await page
    .locator(`${part} a[href^="/"]:not([target], [download], [rel~="external"])`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const byPath = new Map(hrefs.map((href) => [href.replace(/[?#].*/, ''), href]))
  return [...byPath.values()].filter((href) => /^\/(cn|en)?([/?#]|$)/.test(href) && !/\/qr\?/.test(href))
}

/** Follows a link while the line is cut, from a page that has loaded nothing else. */
async function follow(page: Page, from: string, href: string): Promise<void> {
  const line = await cuttableLine(page)
  await page.goto(from)
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isKept: true }))
  line.cut()
  await page
    .locator(`a[href=${JSON.stringify(href)}]`)
    .first()
    .dispatchEvent('click')
  const path = href.replace(/[?#].*/, '')
  await expect.poll(() => new URL(page.url()).pathname, `${href} on ${from}`).toBe(path)
  await expect(page.locator('#main h1')).toBeVisible()
  await expect(page.locator('#nprogress')).toHaveCount(0)
  expect(await page.evaluate(() => 'isKept' in window), `${href} on ${from}`).toBe(true)
  // with its line back the page would load again, while the next one is opened
  await page.goto('about:blank')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

/** The other products' pages are made of the same parts. */
const templates = routesInTurn.filter((url) => !/\/(product|solution)\/(?!av|compare|buying)/.test(url))
const parts = Array.from({ length: 3 }, (_, part) => templates.filter((_, at) => at % 3 === part))

/** What pages of the same template have in common. */
function kindOf(href: string): string {
  return href
    .replace(/[?#].*/, '')
    .split('/')
    .slice(2, 4)
    .join('/')
    .replace(/^(product|solution|service)\/(?!compare|buying).*/, '$1')
}

/** Of each kind of page that has not been opened yet a link; at least one. */
function toNewKinds(hrefs: readonly string[], opened: Set<string>): string[] {
  const links = new Map(hrefs.map((href) => [kindOf(href), href]))
  const fresh = [...links].filter(([kind]) => !opened.has(kind))
  for (const [kind] of fresh) opened.add(kind)
  return fresh.length > 0 ? fresh.map(([, href]) => href) : [...links.values()].slice(0, 1)
}

for (const [part, paths] of parts.entries())
  test(`while the line is lost every link draws a page of this site, part ${part + 1} of ${parts.length}`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    const opened = new Set<string>()
    for (const from of paths)
      await test.step(from, async () => {
        await page.goto(from)
        await hydrated(page)
        const inFrame = from === paths[0] && part === 0 ? await linksIn(page, 'body > :not(#main)') : []
        const links = [...(await linksIn(page, '#main')), ...inFrame]
        for (const href of toNewKinds(links, opened)) await follow(page, from, href)
      })
  })

test('what was half loaded draws a page as well, and its way to try again is no blank page', async ({
  page,
}) => {
  test.setTimeout(180_000)
  for (const [from, href] of [
    ['/en/about/news', /\/about\/news-detail\/./],
    ['/en/about/recruitment', /\/about\/joinus/],
    ['/en/download/search', /\/download\/download\?id/],
  ] as const)
    await test.step(from, async () => {
      const line = await cuttableLine(page)
      await page.goto(from)
      await hydrated(page)
      await page.evaluate(() => Object.assign(window, { isKept: true }))
      line.cut()
      const link = page.locator('#main a').filter({ visible: true })
      const hrefs = await link.evaluateAll((links) => links.map((each) => each.getAttribute('href') ?? ''))
      await link.nth(hrefs.findIndex((each) => href.test(each))).click()
      const again = page.getByRole('link', { name: 'Try again' })
      await again.click()
      await expect(again).toBeVisible()
      expect(await page.evaluate(() => 'isKept' in window)).toBe(true)
      line.mend()
      // an attempt that was underway may have succeeded by now
      await expect(async () => {
        if (await again.isVisible()) await again.click({ timeout: 1_000 })
        await expect(again).toHaveCount(0, { timeout: 1_000 })
      }).toPass()
      await expect(page.locator('#main h1')).toBeVisible()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
})

test('links in the text of an article are followed in place', async ({ page }) => {
  await page.goto('/en/about/news')
  await hydrated(page)
  await page.locator('a[href*="/news-detail/"]').first().click()
  const text = page.locator('article .prose .prose')
  await text.evaluate((element) => {
    Object.assign(window, { isKept: true })
    element.insertAdjacentHTML(
      'beforeend',
      '<p><a href="/en/download/search?q=client">Clients</a> <a href="/feed/en.xml">Feed</a></p>',
    )
  })
  await text.getByRole('link', { name: 'Clients' }).click()
  await expect(page).toHaveURL(/\/en\/download\/search\?q=client$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Downloads')
  expect(await page.evaluate(() => 'isKept' in window)).toBe(true)
  await page.goBack()
})
