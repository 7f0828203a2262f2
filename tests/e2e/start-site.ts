import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSiteIfNeeded } from '../../tools/build-site.ts'
import { freePort } from '../../tools/free-port.ts'
import { startProgram } from '../../tools/program.ts'
import { readSettings } from '../../tools/settings.ts'
import { startSiteProgram } from '../../tools/site-process.ts'
import { waitUntilAnswers } from '../../tools/wait-until-answers.ts'

/**
 * Starts the production site and the upstream on free ports with fresh data, once for all browser tests. With
 * `E2E_BASE_URL` the tests run against that address and nothing is started.
 * @returns what stops both
 */
export default async function startSite(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) {
    process.env.E2E_EXTERNAL = '1'
    await waitUntilAnswers(process.env.E2E_BASE_URL, 10_000)
    return undefined
  }
  if (!(await buildSiteIfNeeded())) throw new Error('The production build failed.')
  const dataDir = await mkdtemp(join(tmpdir(), 'site-e2e-'))
  // what node compiles is kept for every program the tests start
  process.env.NODE_COMPILE_CACHE ??= join(dataDir, 'compiled')
  const ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) }
  const { env, siteUrl, apiBaseUrl } = readSettings({ ...ports, DATA_DIR: dataDir })
  const production = { ...env, NODE_ENV: 'production', ASSET_ARCHIVE_DIR: join(dataDir, 'assets') }
  // not production: the tests read the codes it would mail from its development outbox
  const upstream = startProgram('upstream', ['api/main.ts'], { env, quiet: true })
  const site = startSiteProgram('site', { env: production })
  const stop = async () => {
    await site.stop()
    await upstream.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await Promise.all([
      waitUntilAnswers(`${apiBaseUrl}/readyz`, 30_000),
      waitUntilAnswers(`${siteUrl}/readyz`, 30_000),
    ])
  } catch (error) {
    await stop()
    throw error
  }
  // the workers start after this and read it
  process.env.E2E_BASE_URL = siteUrl
  process.env.E2E_API_URL = apiBaseUrl
  return stop
}
