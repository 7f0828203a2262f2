import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../tools/processes/free-port.ts'
import { type Program, startProgram } from '../tools/processes/program.ts'
import { startSiteProgram } from '../tools/processes/site-process.ts'
import { waitUntilAnswers } from '../tools/processes/wait-until-answers.ts'

export type SiteInstances = {
  /** addresses of the sites */
  urls: readonly string[]
  upstreamUrl: string
  /** folder of the upstream's database */
  upstreamDir: string
  /** the upstream's process of the moment */
  upstream: () => Program
  startUpstream: () => Promise<void>
  /** the site's process of the moment */
  site: (at: number) => Program
  /** ends a site in order and starts it again */
  restart: (at: number) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Several sites on one upstream, as on several machines: each a process with a folder and a port of its own.
 * @param env further settings of the sites
 * @param more further settings of the upstream
 */
export async function startInstances(
  count: number,
  env: Record<string, string> = {},
  more: Record<string, string> = {},
): Promise<SiteInstances> {
  const folder = await mkdtemp(join(tmpdir(), 'instances-'))
  const upstreamDir = join(folder, 'upstream')
  const shared = { RELAY_SECRET: 'shared by all the instances', LOG_LEVEL: 'silent' }
  const apiPort = await freePort()
  const upstreamUrl = `http://127.0.0.1:${apiPort}`
  const apiEnv = { ...shared, DATA_DIR: upstreamDir, API_PORT: String(apiPort), ...more }
  const runUpstream = () => startProgram('upstream', ['api/main.ts'], { env: apiEnv, quiet: true })
  let upstream = runUpstream()
  const startUpstream = async () => {
    upstream = runUpstream()
    await waitUntilAnswers(`${upstreamUrl}/readyz`, upstream)
  }
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()))
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  const sites: Program[] = []
  const start = async (at: number) => {
    const own = { PORT: String(ports[at]), HOST: '127.0.0.1', DATA_DIR: join(folder, `site-${at}`) }
    const all = { NODE_ENV: 'production', API_BASE_URL: upstreamUrl, ...shared, ...own, ...env }
    const site = startSiteProgram(`site ${at}`, { env: all, quiet: true })
    sites[at] = site
    await waitUntilAnswers(`${urls[at]}/readyz`, site)
  }
  const stop = async () => {
    await Promise.all(sites.map((site) => site.stop()))
    await upstream.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const site = (at: number) => {
    const found = sites[at]
    if (!found) throw new Error(`There is no site ${at}.`)
    return found
  }
  try {
    await waitUntilAnswers(`${upstreamUrl}/readyz`, upstream)
    await Promise.all(urls.map((_, at) => start(at)))
  } catch (error) {
    await stop()
    throw error
  }
  const restart = async (at: number) => {
    await site(at).stop()
    await start(at)
  }
  return { urls, upstreamUrl, upstreamDir, upstream: () => upstream, startUpstream, site, restart, stop }
}
