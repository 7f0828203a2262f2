import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../tests/setup/find-browser.ts'

export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  })
}
