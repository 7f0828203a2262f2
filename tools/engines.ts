// npm run engines: user journeys in old versions of Chromium; arguments are versions, such as 92 109

import { oldVersions, startOldChromium } from '../tests/engines/old-chromium.ts'
import { walks } from '../tests/engines/walks.ts'
import { startThrowawaySite } from '../tests/setup/throwaway-site.ts'
import { buildSiteIfNeeded } from './build/build-site.ts'
import { promisedBrowsers } from './build/promised-browsers.ts'

/** Negative control: without this API the test must fail. */
const control = 'delete Array.prototype.flatMap'

const versions = oldVersions.filter((one) => process.argv.length < 3 || process.argv.includes(String(one)))
if (!(await buildSiteIfNeeded())) throw new Error('The production build failed.')
const { stop, ...site } = await startThrowawaySite()
try {
  for (const version of versions) await walk(version)
} finally {
  await stop()
}

async function walk(version: (typeof versions)[number]): Promise<void> {
  const browser = await startOldChromium(version)
  const isWhole = version >= promisedBrowsers.chrome
  try {
    for (const [name, take] of Object.entries(walks)) {
      say(version, name, await failureOf(async () => take({ page: await phone(), isWhole, ...site })))
    }
    if (isWhole) {
      const page = await phone()
      await page.evaluateOnNewDocument(control)
      const failure = await failureOf(() => walks.search?.({ page, isWhole, ...site }) ?? Promise.resolve())
      say(version, 'the control fails', failure ? undefined : 'a call that is missing was not noticed')
    }
  } finally {
    await browser.close()
  }

  async function phone() {
    const page = await browser.newPage()
    await page.setViewport({ width: 390, height: 844 })
    return page
  }
}

function failureOf(work: () => Promise<void>): Promise<string | undefined> {
  return work().then(
    () => undefined,
    (error: unknown) => String(error),
  )
}

function say(version: number, name: string, failure: string | undefined): void {
  console.log(`Chromium ${version}, ${name}: ${failure ?? 'ok'}`)
  if (failure) process.exitCode = 1
}
