import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/processes/free-port.ts'
import { type Program, startProgram } from '../../tools/processes/program.ts'
import { readSettings } from '../../tools/processes/settings.ts'
import { startSiteProgram } from '../../tools/processes/site-process.ts'
import { waitUntilAnswers } from '../../tools/processes/wait-until-answers.ts'
import { type ChaosProxy, type Fault, startChaosProxy } from './chaos-proxy.ts'

/** A site of its own that reaches the upstream through a proxy of its own. */
export type FaultySite = {
  url: string
  /** where the upstream itself answers */
  upstream: string
  proxy: ChaosProxy
  /** ms from its start to its first answer */
  readyAfter: number
  /** an address nobody else's limits count */
  clientAddress: string
  break(): Promise<void>
  heal(): Promise<void>
  close(): Promise<void>
}

const relaySecret = 'one-secret-for-the-upstream-and-every-site'
const name = 'upstream.example'

/** The upstream that all sites of a test share. */
export async function startSharedUpstream(): Promise<{ url: string; close: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'faults-upstream-'))
  const { env, apiBaseUrl } = readSettings({ DATA_DIR: dataDir, API_PORT: String(await freePort()) })
  const program = startProgram('upstream', ['api/main.ts'], {
    env: { ...env, RELAY_SECRET: relaySecret },
    quiet: true,
  })
  await waitUntilAnswers(`${apiBaseUrl}/readyz`, program)
  return { url: apiBaseUrl, close: () => end(program, dataDir) }
}

/** Starts a site whose upstream has the fault from the beginning: it has never read anything. */
export async function startFaultySite(upstream: string, fault: Fault, number: number): Promise<FaultySite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'faults-site-'))
  const proxy = await startChaosProxy(upstream)
  const noSuchName = join(dataDir, 'no-such-name')
  const apiBaseUrl = `http://${fault === 'DNS' ? name : '127.0.0.1'}:${proxy.port}`
  const { env, siteUrl } = readSettings({
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    API_BASE_URL: apiBaseUrl,
  })
  const own = {
    RELAY_SECRET: relaySecret,
    TRUSTED_PROXIES: 'loopback',
    NODE_ENV: 'production',
    // turning visitors away while the machine is busy is another matter, with tests of its own
    SHED_DELAY_MS: '60000',
  }
  const dns = { NO_SUCH_NAME: name, NO_SUCH_NAME_WHILE: noSuchName }
  const set = async (next: Fault | undefined) => {
    if (fault === 'DNS') await (next ? writeFile(noSuchName, '') : rm(noSuchName, { force: true }))
    await proxy.set(next)
  }
  await set(fault)
  const start = performance.now()
  const preload = fault === 'DNS' ? ['--import', './tests/faults/no-such-name.ts'] : []
  const program = startSiteProgram('site', { env: { ...env, ...own, ...dns }, quiet: true }, preload)
  await waitUntilAnswers(`${siteUrl}/readyz`, program)
  return {
    url: siteUrl,
    upstream,
    proxy,
    readyAfter: performance.now() - start,
    clientAddress: `203.0.113.${number}`,
    break: () => set(fault),
    heal: () => set(undefined),
    close: async () => {
      await end(program, dataDir)
      await proxy.close()
    },
  }
}

async function end(program: Program, dataDir: string): Promise<void> {
  await program.stop()
  await rm(dataDir, { recursive: true, force: true })
}
