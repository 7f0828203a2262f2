// npm run e2e: the browser tests, against E2E_BASE_URL or a site of their own; arguments go to Playwright

import { provideBrowser } from '../tests/setup/provide-browser.ts'
import { generateWordsIfNeeded } from './build/generate-words.ts'
import { program, runStep } from './processes/steps.ts'

generateWordsIfNeeded()
const browser = provideBrowser()
const ok = await runStep({
  name: 'browser tests',
  args: [program('@playwright/test/cli.js'), 'test', ...process.argv.slice(2)],
  env: { E2E_BROWSER: browser },
})
if (!ok) process.exitCode = 1
