import type { Page } from '@playwright/test'
import { hydrated } from './fixture.ts'

/**
 * Opens an address with its scripts held back, as on a slow network.
 * @returns lets them come, and waits until they run
 */
export async function openWithHeldScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/assets\/.*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return () => {
    release()
    return hydrated(page)
  }
}
