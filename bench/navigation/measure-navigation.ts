import type { Browser } from '@playwright/test'
import { slowDown } from '../../tests/e2e/slow-processor.ts'

/**
 * Opens a page, points at the first link in view that begins with `to` until what it leads to has been fetched, and
 * presses it.
 * @returns ms from the click until the new page has been painted
 */
export async function measureNavigation(browser: Browser, from: string, to: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(from)
  await page.waitForFunction(() => !('$_TSR' in window))
  await page.waitForLoadState('networkidle')
  const link = page.locator(`main a[href^="${to}"]:visible`).first()
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  // a moment passes before pointing is taken for an intention, and another until the page is made
  await page.waitForTimeout(300)
  await page.waitForLoadState('networkidle')
  await page.evaluate(watch)
  await slowDown(page, 4)
  // as a finger does: what pressing leads to is not a part of the wait after letting go
  await page.mouse.down()
  await page.waitForTimeout(100)
  await page.mouse.up()
  await page.waitForFunction(() => 'painted' in window)
  const ms = await page.evaluate(() => (window as unknown as { painted: number }).painted)
  await context.close()
  return ms
}

/** Runs in the page: notes when the frame after the one that has a new heading is about to be painted. */
function watch(): void {
  const before = document.querySelector('h1')
  addEventListener(
    'click',
    ({ timeStamp }) => {
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('h1')
        if (heading === null || heading === before) return
        observer.disconnect()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => Object.assign(window, { painted: performance.now() - timeStamp })
          port2.postMessage(null)
        })
      }).observe(document.body, { subtree: true, childList: true })
    },
    { capture: true, once: true },
  )
}
