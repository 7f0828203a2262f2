// npm run engines: user journeys in other browsers; arguments are parts of their names, such as 92 firefox

import { type Engine, engines } from '../tests/engines/browsers.ts'
import { walksOf } from '../tests/engines/walks.ts'
import { startThrowawaySite } from '../tests/setup/throwaway-site.ts'
import { buildSiteIfNeeded } from './build/build-site.ts'

/** Negative control: without this API the test must fail. */
const control = 'delete Array.prototype.flatMap'

const wanted = process.argv.slice(2).map((part) => part.toLowerCase())
const chosen = engines.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.toLowerCase().includes(part)),
)
if (!(await buildSiteIfNeeded())) throw new Error('The production build failed.')
const { stop, ...site } = await startThrowawaySite()
try {
  for (const engine of chosen) await walk(engine)
} finally {
  await stop()
}

async function walk({ name, tier, start }: Engine): Promise<void> {
  const browser = await start()
  const walks = walksOf(tier)
  try {
    for (const [what, take] of Object.entries(walks)) {
      say(name, what, await failureOf(async () => take({ page: await phone(), tier, ...site })))
    }
    if (tier === 'whole' && name.startsWith('Chromium')) {
      const page = await phone()
      await page.evaluateOnNewDocument(control)
      const failure = await failureOf(async () => walks.search?.({ page, tier, ...site }))
      say(name, 'the control fails', failure ? undefined : 'a call that is missing was not noticed')
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

function say(browser: string, what: string, failure: string | undefined): void {
  console.log(`${browser}, ${what}: ${failure ?? 'ok'}`)
  if (failure) process.exitCode = 1
}
