import { mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { buildSiteIfNeeded } from '../../tools/build/build-site.ts'
import { startThrowawaySite } from '../setup/throwaway-site.ts'

/**
 * Starts the production site and the upstream on free ports with fresh data, once for all browser tests. With
 * `E2E_BASE_URL` the tests run against that address and nothing is started.
 * What they log is in test-results/servers.log.
 * @returns what stops both
 */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) {
    process.env.E2E_EXTERNAL = '1'
    // says so before every test does where nobody answers
    await fetch(process.env.E2E_BASE_URL)
    return undefined
  }
  if (!(await buildSiteIfNeeded())) throw new Error('The production build failed.')
  mkdirSync('test-results', { recursive: true })
  const log = 'test-results/servers.log'
  const { siteUrl, apiBaseUrl, dataDir, stop } = await startThrowawaySite({}, openSync(log, 'w'))
  // what node compiles is kept for every program the tests start
  process.env.NODE_COMPILE_CACHE ??= join(dataDir, 'compiled')
  // the workers start after this and read it
  process.env.E2E_BASE_URL = siteUrl
  process.env.E2E_API_URL = apiBaseUrl
  process.env.E2E_DATA_DIR = dataDir
  return stop
}
