import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { securityHeaders } from '../../server/security-headers.ts'
import { freePort } from '../../tools/processes/free-port.ts'
import { makeCertificates } from '../certificates.ts'
import { hasProgram } from '../setup/has-program.ts'

const hasCaddy = hasProgram('the proxy with nothing behind it', 'caddy', 'version')
const names = {
  SITE_DOMAIN: 'www.firm.test',
  ACCOUNT_DOMAIN: 'account.firm.test',
  STAFF_DOMAIN: 'staff.firm.test',
}

describe.skipIf(!hasCaddy)('the proxy with nothing behind it', () => {
  let folder: string
  let port: number
  let caddy: ChildProcess
  const { ca, server } = makeCertificates(Object.values(names))

  // with the file of `deploy`, on free ports and with certificates of its own
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'caddy-'))
    port = await freePort()
    const closed = `127.0.0.1:${await freePort()}`
    const ports = `admin off\n\thttp_port ${await freePort()}\n\thttps_port ${port}`
    const file = await readFile('deploy/caddy/Caddyfile', 'utf8')
    await writeFile(join(folder, 'Caddyfile'), file.replace('admin off', ports))
    await writeFile(join(folder, 'cert.pem'), server.cert)
    await writeFile(join(folder, 'key.pem'), server.key)
    caddy = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        ...names,
        SITES: closed,
        UPSTREAM: closed,
        STAFF_SITE: closed,
        PAGES: resolve('deploy/caddy'),
        TLS: `tls ${join(folder, 'cert.pem')} ${join(folder, 'key.pem')}`,
      },
    })
    await vi.waitFor(() => ask(names.SITE_DOMAIN, '/'), { timeout: 20_000 })
  })
  afterAll(async () => {
    caddy?.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  })

  async function ask(servername: string, path: string, method = 'GET', host = servername) {
    const asked = request({ host: '127.0.0.1', port, path, method, servername, headers: { host }, ca }).end()
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    const headers: IncomingHttpHeaders = response.headers
    return { status: response.statusCode, headers, text: await text(response) }
  }

  it.each([
    ['www.firm.test', '/cn/trial/trial'],
    ['account.firm.test', '/m/login'],
    ['staff.firm.test', '/admin'],
  ])('%s%s says so within 2 s, in both languages, with the headers of every page', async (host, path) => {
    const start = performance.now()
    const { status, headers, text } = await ask(host, path)
    expect(performance.now() - start).toBeLessThan(2_000)
    expect(status).toBe(503)
    for (const words of ['请过几分钟再试', 'Please try again']) expect(text).toContain(words)
    for (const [name, value] of securityHeaders(true, true))
      if (name !== 'origin-agent-cluster') expect([name, headers[name]]).toEqual([name, value])
    expect(headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' })
    expect(headers.server).toBeUndefined()
    // the style is the one that the policy names: a changed page needs its new hash
    const [, style = ''] = /<style>(.*?)<\/style>/.exec(text) ?? []
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(style))).toString('base64')
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
  })

  it.each([
    ['other.firm.test', 'GET'],
    ['other.firm.test', 'POST'],
    ['127.0.0.1', 'GET'],
  ])('says 421 to a request for %s (%s), which no block names', async (host, method) => {
    expect((await ask(names.SITE_DOMAIN, '/cn', method, host)).status).toBe(421)
  })

  it.each(Object.values(names))(
    '%s tells browsers to come by https, also where it says that there is nothing',
    async (host) => {
      const { status, headers } = await ask(host, '/metrics')
      expect([status, headers['strict-transport-security']]).toEqual([
        404,
        expect.stringMatching(/^max-age=63072000/),
      ])
    },
  )
})
