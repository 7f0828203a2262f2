import { type Browser, test as base, expect, type Locator, type Page } from '@playwright/test'
import { openDatabase } from '../../api/db/open-database.ts'
import type { Database } from '../../api/db/tables.ts'
import { noteFailure, watchConsoles } from '../setup/failure-notes.ts'
import type { SitePair } from '../site-pair.ts'
import { type AxeScope, violationsOf } from './axe.ts'
import { OwnPair } from './own-pair.ts'

export { expect }

type Fixtures = {
  /** `ownPair` of the test's file */
  pair: SitePair
  db: Database
  /** console errors a test brings about on purpose, such as the failed request of a missing page */
  expectedErrors: readonly RegExp[]
  notes: undefined
}

/** Every browser test fails on a console error, an uncaught exception or a violation of the security policy. */
export const test = base.extend<Fixtures, { browser: Browser; ownPair: OwnPair }>({
  ownPair: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
    async ({}, use, { parallelIndex }) => {
      const own = new OwnPair(parallelIndex)
      await use(own)
      await own.end()
    },
    { scope: 'worker' },
  ],
  pair: async ({ ownPair }, use, { file }) => use(await ownPair.of(file)),
  db: async ({ pair }, use) => {
    const db = await openDatabase({ dataDir: pair.dataDir })
    await use(db)
    await db.destroy()
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  baseURL: async ({}, use) => use(process.env.E2E_BASE_URL),
  expectedErrors: [[], { option: true }],
  browser: [
    async ({ browser }, use) => {
      watchConsoles(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  notes: [async ({}, use, test) => noteFailure(() => use(undefined), test), { auto: true }],
  // and not an automatic one: tests without a browser need no context
  context: async ({ context, expectedErrors }, use) => {
    const errors: string[] = []
    const documents = new Set<string>()
    context.on('response', (response) => {
      if (response.request().isNavigationRequest()) documents.add(response.url())
    })
    context.on('weberror', (error) => {
      const { name, message, stack } = error.error()
      // an aborted transition, for one, has no stack
      errors.push(stack || `${name}: ${message}`)
    })
    context.on('console', (message) => {
      const { url } = message.location()
      // a missing page that a test opens is its own affair, and its status is asserted there
      if (documents.has(url) && message.text().startsWith('Failed to load resource')) return
      if (message.type() === 'error') errors.push(`${message.text()} (${url})`)
    })
    await use(context)
    const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)))
    expect(unexpected, 'console errors').toEqual([])
  },
})

/** Waits until the page answers to clicks as an application: Start removes its payload once it has hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => !('$_TSR' in window))
}

/** Opens an address and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Follows a link by its address, wherever it stands, without bringing it into view. */
export function follow(page: Page, href: string): Promise<void> {
  return press(page.locator(`a[href="${href}"]`))
}

/** The same by its name in the footer. */
export function followInFooter(page: Page, name: string): Promise<void> {
  return press(page.getByRole('contentinfo').getByRole('link', { name }))
}

function press(link: Locator): Promise<void> {
  return link.first().evaluate((element: HTMLElement) => element.click())
}

/** Fails when axe finds anything on the page as it is now. */
export async function expectAccessible(page: Page, where: string, scope?: AxeScope): Promise<void> {
  expect(await violationsOf(page, scope), `axe on ${where}`).toEqual([])
}

/** The same at a phone's width and at a desk's, each of which shows parts that the other does not. */
export async function expectAccessibleAtBothWidths(page: Page, where: string): Promise<void> {
  const here = page.viewportSize() ?? { width: 390, height: 844 }
  await expectAccessible(page, where)
  await page.setViewportSize({ width: here.width > 820 ? 390 : 1440, height: 900 })
  await expectAccessible(page, `${where}, at another width`)
  await page.setViewportSize(here)
}
