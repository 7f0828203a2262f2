import type { IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { securityHeaders } from '../../server/security-headers.ts'
import { freePort } from '../../tools/processes/free-port.ts'
import { proxiedNames, startCaddy, type TestProxy } from '../proxies/caddy.ts'
import { hasProgram } from '../setup/has-program.ts'

const hasCaddy = hasProgram('the proxy with nothing behind it', 'caddy', 'version')
const names = Object.values(proxiedNames)

describe.skipIf(!hasCaddy)('the proxy with nothing behind it', () => {
  let proxy: TestProxy

  beforeAll(async () => {
    const closed = `127.0.0.1:${await freePort()}`
    proxy = await startCaddy({ SITES: closed, UPSTREAM: closed, STAFF_SITE: closed })
  })
  afterAll(() => proxy?.stop())

  function ask(host: string, path: string) {
    return new Promise<{ status?: number; headers: IncomingHttpHeaders; text: string }>((done, fail) => {
      const asked = proxy.ask(host, path)
      asked.on('error', fail).end()
      asked.on('response', async (response) => {
        let text = ''
        for await (const chunk of response.setEncoding('utf8')) text += chunk
        done({ status: response.statusCode ?? 0, headers: response.headers, text })
      })
    })
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
    const asked = proxy.ask(names[0] ?? '', '/cn', method, { host })
    const status = await new Promise((done, fail) => {
      asked
        .on('error', fail)
        .on('response', (response) => done(response.resume().statusCode))
        .end()
    })
    expect(status).toBe(421)
  })

  it.each(names)(
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
