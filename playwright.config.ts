import { chromium, defineConfig, devices } from '@playwright/test'
import { findBrowser } from './tests/setup/find-browser.ts'

const phone = { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 } }
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }
const browser = findBrowser()
// where Playwright's own is there, it picks the one without windows by itself
const executablePath = browser === chromium.executablePath() ? undefined : browser

/**
 * A spec's name says where it runs: `x.spec.ts` on a phone's width with JavaScript, `x.no-js.spec.ts` without,
 * `x.wide.spec.ts` on a desktop's width, `x.http.spec.ts` needs no browser.
 */
export default defineConfig({
  testDir: 'tests/e2e',
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
  projects: [
    { name: 'http', testMatch: /\.http\.spec\.ts$/ },
    { name: 'phone', testMatch: /^(?!.*\.(http|no-js|wide)\.spec\.ts$).*\.spec\.ts$/, use: phone },
    { name: 'desktop', testMatch: /\.wide\.spec\.ts$/, use: desktop },
    { name: 'no-js', testMatch: /\.no-js\.spec\.ts$/, use: { ...phone, javaScriptEnabled: false } },
  ],
})
