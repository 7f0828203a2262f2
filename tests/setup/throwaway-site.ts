import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/processes/free-port.ts'
import { startProgram } from '../../tools/processes/program.ts'
import { readSettings } from '../../tools/processes/settings.ts'
import { startSiteProgram } from '../../tools/processes/site-process.ts'
import { waitUntilAnswers } from '../../tools/processes/wait-until-answers.ts'

/** The built site and its upstream, on free ports of the loopback address and with fresh data. */
export type ThrowawaySite = {
  siteUrl: string
  sitePid: number
  apiBaseUrl: string
  dataDir: string
  /** Ends both and takes their data away. */
  stop: () => Promise<void>
}

/**
 * Starts the production build and an upstream for checks and tests.
 * @param more settings of the site (README)
 * @param output an open file for what both write; otherwise the terminal
 * @throws Error when either ends before it answers
 */
export async function startThrowawaySite(
  more: Record<string, string> = {},
  output?: number,
): Promise<ThrowawaySite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-throwaway-'))
  const ports = { PORT: String(await freePort()), API_PORT: String(await freePort()) }
  const { env, siteUrl, apiBaseUrl } = readSettings({ ...ports, DATA_DIR: dataDir })
  const compiled = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(dataDir, 'compiled') }
  // not production: tests read the codes it would mail from its development outbox
  const log = output === undefined ? { quiet: true } : { output }
  const upstream = startProgram('upstream', ['api/main.ts'], { env: { ...env, ...compiled }, ...log })
  const site = startSiteProgram('site', {
    ...(output === undefined ? {} : { output }),
    env: {
      ...env,
      ...compiled,
      NODE_ENV: 'production',
      ...more,
    },
  })
  const stop = async () => {
    await site.stop()
    await upstream.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await Promise.all([
      waitUntilAnswers(`${apiBaseUrl}/readyz`, upstream),
      waitUntilAnswers(`${siteUrl}/readyz`, site),
    ])
  } catch (error) {
    await stop()
    throw error
  }
  return { siteUrl, sitePid: site.pid ?? 0, apiBaseUrl, dataDir, stop }
}
