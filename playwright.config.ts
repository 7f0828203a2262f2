import { chromium, defineConfig, devices } from '@playwright/test'
import { findBrowser } from './tests/setup/find-browser.ts'
import { leftOut } from './tests/setup/tiers.ts'

const browser = findBrowser()
// where Playwright's own is there, it picks the one without windows by itself
const executablePath = browser === chromium.executablePath() ? undefined : browser

/** Pages are opened at a phone's width; a spec that wants another, or no JavaScript, says so by `test.use`. */
export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: leftOut.specs,
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/trees/{arg}{ext}',
  globalSetup: './tests/e2e/start-site.ts',
  // a third one gains nothing on two cores: measured 8.8 minutes with two, 8.4 and 9.3 with three
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // bounds what hangs, starts of programs among it: machines that run this are busy
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: process.env.E2E_REPORT
    ? [['./tests/setup/file-reporter.ts'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 390, height: 844 },
    // set by the global setup when it started the site
    baseURL: process.env.E2E_BASE_URL,
    locale: 'zh-CN',
    // without one a click on what never shows waits for the whole test's timeout
    actionTimeout: 20_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--disable-gpu', '--no-first-run'],
    },
    // a trace of every test doubles the time of the run: ask for one with --trace on
    screenshot: 'only-on-failure',
  },
})
