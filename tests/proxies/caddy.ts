import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { ClientRequest } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { vi } from 'vitest'
import { freePort } from '../../tools/processes/free-port.ts'
import { makeCertificates } from '../certificates.ts'

export const proxiedNames = {
  SITE_DOMAIN: 'www.firm.test',
  ACCOUNT_DOMAIN: 'account.firm.test',
  STAFF_DOMAIN: 'staff.firm.test',
}

export interface TestProxy {
  port: number
  /** PEM, of the authority of its certificates. */
  ca: string
  /** Begins a request for one of the names. */
  ask: (host: string, path: string, method?: string, headers?: Record<string, string>) => ClientRequest
  stop: () => Promise<void>
}

/** Runs Caddy with the file of `deploy`, on free ports and with certificates of its own. @param behind host and port */
export async function startCaddy(
  behind: Record<'SITES' | 'UPSTREAM' | 'STAFF_SITE', string>,
): Promise<TestProxy> {
  const { ca, server } = makeCertificates(Object.values(proxiedNames))
  const folder = await mkdtemp(join(tmpdir(), 'caddy-'))
  const port = await freePort()
  const ports = `admin off\n\thttp_port ${await freePort()}\n\thttps_port ${port}`
  const file = await readFile('deploy/caddy/Caddyfile', 'utf8')
  await writeFile(join(folder, 'Caddyfile'), file.replace('admin off', ports))
  await writeFile(join(folder, 'cert.pem'), server.cert)
  await writeFile(join(folder, 'key.pem'), server.key)
  const caddy = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      ...proxiedNames,
      ...behind,
      PAGES: resolve('deploy/caddy'),
      TLS: `tls ${join(folder, 'cert.pem')} ${join(folder, 'key.pem')}`,
    },
  })
  const ask: TestProxy['ask'] = (host, path, method = 'GET', headers = {}) =>
    request({
      host: '127.0.0.1',
      port,
      path,
      method,
      servername: host,
      headers: { host, ...headers },
      ca,
    })
  const answers = () =>
    new Promise((done, fail) => {
      ask(proxiedNames.SITE_DOMAIN, '/').on('error', fail).on('response', done).end()
    })
  await vi.waitFor(answers, { timeout: 20_000 })
  const stop = async () => {
    caddy.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
  return { port, ca, ask, stop }
}
