import type { Locator, Page } from '@playwright/test'
import { expect } from './fixture.ts'

/** What is ahead is closed to whoever looks into the page, but for the tests of it. */
export async function openToTests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (init) {
      const tree = attach.call(this, init)
      Object.assign(window, { ahead: tree })
      Object.assign(this, { tree })
      return tree
    }
  })
}

export function linkTo(page: Page, to: string): Locator {
  return page.locator(`#main a[href^="${to}"]:visible`).first()
}

/**
 * Lets nothing that waits for a frame begin: the router does, once what is shown ahead is painted.
 * @returns what lets it
 */
export async function holdFrames(page: Page): Promise<() => Promise<void>> {
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

export async function arrived(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname.startsWith(path))
  await expect(page.locator('.ahead[data-shown], .ahead__title > *')).toHaveCount(0)
  await expect(page.locator('h1')).toHaveCount(1)
}

/** The headings of all pages that lie ready. */
export function namesAhead(page: Page): Promise<string[]> {
  return page
    .locator('.ahead')
    .evaluateAll((hosts) =>
      hosts.map(
        (host) => (host as unknown as { tree: ShadowRoot }).tree.querySelector('h1')?.textContent ?? '',
      ),
    )
}

declare global {
  interface Window {
    ahead: ShadowRoot
    releaseFrames: () => void
  }
}
