import { existsSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/**
 * The Chromium that browser tests run in: the one named by `E2E_BROWSER`, Playwright's own if it was downloaded, else
 * the system's Chromium or Chrome.
 * @returns its path, undefined where there is none
 */
export function findBrowser(): string | undefined {
  const candidates = [process.env.E2E_BROWSER, chromium.executablePath(), ...onPath(), ...applications]
  return candidates.find((path) => path && existsSync(path))
}

/** Debian's name for Chromium without windows, of the package as of the program. */
export const headlessShell = 'chromium-headless-shell'

/** Whether it is a Chromium with windows, which it draws as pages of their own: each page takes three times as long. */
export function hasWindows(path: string): boolean {
  return path !== process.env.E2E_BROWSER && onPath().includes(path) && basename(path) !== headlessShell
}

function onPath(): string[] {
  // first the one without windows
  const names = [
    headlessShell,
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
  ]
  const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin', ...(process.env.PATH ?? '').split(delimiter)]
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]
