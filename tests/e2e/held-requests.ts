import type { Page } from '@playwright/test'
import { hydrated } from './fixture.ts'

/**
 * Opens an address with its scripts held back.
 * @returns what lets them come and waits until the page is hydrated
 */
export async function openWithHeldScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdRequests(page, /assets\/.*\.js/)
  await page.goto(path, { waitUntil: 'commit' })
  return () => {
    release()
    return hydrated(page)
  }
}

/** Lets requests wait until the returned function is called. */
export async function holdRequests(page: Page, requests: RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(requests, async (route) => {
    await held
    await route.fallback()
  })
  return release
}
