import type { Page } from '@playwright/test'

/** Opens a page whose face is answered when it has been painted without. */
export async function openWithLateFace(page: Page, path: string): Promise<void> {
  const { promise: painted, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await painted
    await route.continue()
  })
  const answered = page.waitForResponse('**/*.woff2')
  // what is loaded early holds up the load event
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await page.waitForFunction(() => !('$_TSR' in window))
  release()
  await (await answered).finished()
  await page.evaluate(() => document.fonts.ready)
  await aFrameLater(page)
}

/** When a frame has been made, and another has begun. */
export function aFrameLater(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}
