import type { Page } from '@playwright/test'
import { routesInTurn } from '../urls.ts'
import { expect, test, visit } from './fixture.ts'
import { signedIn } from './staff/staff-page.ts'
import { sayIn } from './staff/staff-words.ts'

const say = sayIn('en')

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
  await visit(page, from)
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
        await visit(page, from)
        const inFrame = from === paths[0] && part === 0 ? await linksIn(page, 'body > :not(#main)') : []
        const links = [...(await linksIn(page, '#main')), ...inFrame]
        for (const href of toNewKinds(links, opened)) await follow(page, from, href)
      })
  })

test('what was half loaded draws a page as well, and its way to try again is no blank page', async ({
  page,
}) => {
  for (const [from, href] of [
    ['/en/about/news', /\/about\/news-detail\/./],
    ['/en/about/recruitment', /\/about\/joinus/],
    ['/en/download/search', /\/download\/download\?id/],
  ] as const)
    await test.step(from, async () => {
      const line = await cuttableLine(page)
      await visit(page, from)
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
      // an attempt that was underway may succeed now
      const wanted = page.locator('#main h1:not(.lost *)')
      await expect(again.or(wanted)).toBeVisible()
      // the page may go on by itself at this moment
      await again.evaluateAll((links: HTMLElement[]) => links.map((each) => each.click())).catch(() => {})
      await expect(wanted).toBeVisible()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
})

test('links in the text of an article are followed in place', async ({ page }) => {
  await visit(page, '/en/about/news')
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

/** By it a page is the one that was there: another document has none. */
const keepsPage = (page: Page) => page.evaluate(() => Object.assign(window, { isKept: true }))
const isKept = (page: Page) => page.evaluate(() => 'isKept' in window)

test('without a network a page says so within its frame, Back returns, and it comes by itself once there is one', async ({
  page,
  context,
}) => {
  await visit(page, '/en/legal/privacy')
  await keepsPage(page)
  await context.setOffline(true)
  const main = page.getByRole('main')
  await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveURL(/\/en\/about\/news$/)
  const heading = main.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('No network connection')
  await expect(heading).toBeFocused()
  await expect(main.getByRole('alert')).toHaveText(/^This page has not loaded\. It will load by itself/)
  await expect(page).toHaveTitle(/^No network connection · /)
  await expect(main, 'nothing is said to have gone wrong').not.toContainText(/500|went wrong|recorded/)
  await expect(page.getByRole('banner')).toBeVisible()
  await main.getByRole('link', { name: 'Try again' }).click()
  await expect(heading).toHaveText('No network connection')
  await main.getByRole('link', { name: 'Back to the previous page' }).click()
  await expect(heading).toHaveText('Privacy notice')
  await page.goForward()
  await expect(heading).toHaveText('No network connection')
  await context.setOffline(false)
  await expect(heading).toHaveText('News')
  await expect(heading).toBeFocused()
  expect(await isKept(page)).toBe(true)
})

test('Load more says that there is no network, and goes on by itself', async ({ page, context }) => {
  await visit(page, '/en/about/news')
  const articles = page.locator('main .rows > li')
  await expect(articles).toHaveCount(8)
  await keepsPage(page)
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Load More' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    /^No network connection\. More will load/,
  )
  await expect(articles, 'what was there stays').toHaveCount(8)
  await context.setOffline(false)
  await expect(articles).toHaveCount(16)
  await expect(page).toHaveURL(/more=/)
  expect(await isKept(page)).toBe(true)
})

test('a line that is dead without a word of it is the same, and is looked after until it is back', async ({
  page,
}) => {
  const line = await cuttableLine(page)
  await visit(page, '/en/about/contact')
  await keepsPage(page)
  line.cut()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Compare products' }).click()
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('No network connection')
  expect(await page.evaluate(() => navigator.onLine)).toBe(true)
  line.mend()
  await expect(heading).toHaveText('Compare the six products by need')
  expect(await isKept(page)).toBe(true)
})

test.describe('on the staff side', () => {
  test.describe.configure({ mode: 'serial' })

  let page: Page
  test.beforeAll(async ({ browser, ownPair }, { file }) => {
    page = await signedIn(await ownPair.of(file), browser, 'admin', 'Fan')
  })
  test.beforeEach(async () => {
    await page.context().setOffline(false)
  })

  const open = async (path: string) => {
    await visit(page, path)
    await expect(page.getByRole('main').locator('tbody tr, .a-section').first()).toBeVisible()
    await keepsPage(page)
    await page.context().setOffline(true)
  }
  const said = () => page.getByRole('main').getByRole('alert')
  const notLoaded = /^You are offline, so this has not loaded/

  test('the menu stays around a page that has not come, and the page comes by itself', async () => {
    await open('/admin/news')
    const rail = page.getByRole('navigation', { name: say('admin.nav.label') })
    const entries = await rail.getByRole('link').allTextContents()
    for (const name of ['Applications', 'Pictures', 'Releases', 'Audit']) {
      // with a number behind it, once that is there
      await rail.getByRole('link', { name: new RegExp(`^${name}( \\d+)?$`) }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(said().nth(0)).toHaveText(/^You are offline: what is shown may be out of date/)
      await expect(said().nth(1)).toHaveText(notLoaded)
    }
    expect(await rail.getByRole('link').allTextContents()).toHaveLength(entries.length)
    await page.context().setOffline(false)
    await expect(page.getByRole('searchbox')).toBeVisible()
    await expect(said()).toHaveCount(0)
    expect(await isKept(page)).toBe(true)
  })

  test('rows of the former filter are not shown under a new one', async () => {
    await open('/admin/news')
    const rows = page.getByRole('main').locator('tbody tr')
    await expect(rows).toHaveCount(28)
    const search = page.getByRole('searchbox')
    await search.fill('session')
    await search.press('Enter')
    await expect(page).toHaveURL(/q=session/)
    await expect(said().nth(1)).toHaveText(notLoaded)
    await expect(rows).toHaveCount(0)
    await page.context().setOffline(false)
    await expect(rows.first()).toContainText(/session/i)
    expect(await isKept(page)).toBe(true)
  })

  test('what was never searched for is not said to be missing', async () => {
    await open('/admin')
    await page.keyboard.press('Control+K')
    const dialog = page.getByRole('dialog', { name: say('admin.nav.find') })
    await dialog.getByRole('combobox').fill('logon')
    await expect(dialog.getByRole('status')).toHaveText(/^You are offline, so articles, .* were not searched/)
    await page.context().setOffline(false)
    // an article, by its title or its text
    await expect(dialog.getByRole('option').first()).toContainText(say('admin.nav.news'))
    await expect(dialog.getByRole('status')).toHaveText(/^\d+ results?$/)
    expect(await isKept(page)).toBe(true)
  })
})
