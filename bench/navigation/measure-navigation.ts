import type { Browser, Locator, Page } from '@playwright/test'
import { slowDown } from '../../tests/e2e/slow-processor.ts'

export type By = 'pointer' | 'finger'

/**
 * Opens a page and follows the first link in view that begins with `to`: with a pointer that was there until what it
 * leads to has been fetched, or with a finger that touches it for a tenth of a second.
 * @returns ms from the click until the new page has been painted
 */
export async function measureNavigation(browser: Browser, from: string, to: string, by: By): Promise<number> {
  const viewport = { width: 390, height: 844 }
  const isPhone = by === 'finger'
  const context = await browser.newContext({ viewport, hasTouch: isPhone, isMobile: isPhone })
  const page = await context.newPage()
  await page.goto(from)
  await page.waitForFunction(() => !('$_TSR' in window))
  await page.waitForLoadState('networkidle')
  const link = page.locator(`main a[href^="${to}"]:visible`).first()
  await link.scrollIntoViewIfNeeded()
  await prepare[by](page, link)
  await page.evaluate(watch)
  await slowDown(page, 4)
  await press[by](page, link)
  await page.waitForFunction(() => 'painted' in window)
  const ms = await page.evaluate(() => (window as unknown as { painted: number }).painted)
  await context.close()
  return ms
}

const prepare: { [B in By]: (page: Page, link: Locator) => Promise<void> } = {
  pointer: async (page, link) => {
    await link.hover()
    // a moment passes before pointing is taken for an intention, and another until the page is made
    await page.waitForTimeout(300)
    await page.waitForLoadState('networkidle')
  },
  // somebody moves the page a little, and reads
  finger: async (page) => {
    for (const type of ['touchstart', 'touchend'])
      await page.evaluate(
        (type) => document.body.dispatchEvent(new TouchEvent(type, { bubbles: true })),
        type,
      )
    await page.waitForTimeout(1500)
    await page.waitForLoadState('networkidle')
  },
}

/** Ms between pressing and letting go; what pressing leads to is not a part of the wait after it. */
const pressed = 100

const press: { [B in By]: (page: Page, link: Locator) => Promise<void> } = {
  pointer: async (page) => {
    await page.mouse.down()
    await page.waitForTimeout(pressed)
    await page.mouse.up()
  },
  finger: async (page, link) => {
    const box = await link.boundingBox()
    if (!box) throw new Error('the link is not in view')
    const at = { x: box.x + Math.min(box.width / 2, 20), y: box.y + Math.min(box.height / 2, 20) }
    const browser = await page.context().newCDPSession(page)
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    await page.waitForTimeout(pressed)
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  },
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
