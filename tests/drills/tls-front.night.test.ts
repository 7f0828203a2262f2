import { afterAll, beforeAll, expect, test } from 'vitest'
import { callHeaders, listServerFunctions, payloadOf } from '../server/server-functions.ts'
import { preparePair, type SitePair } from '../site-pair.ts'
import { startTlsFront, type TlsFront } from '../tls-front.ts'
import { judge } from './observatory.ts'

const [site, account] = ['www.deskcloud.example', 'account.deskcloud.example']
const origin = `https://${site}`
const password = 'a door painted green'

let pair: SitePair
let front: TlsFront

beforeAll(async () => {
  pair = await preparePair({
    PUBLIC_ORIGIN: origin,
    ADMIN: 'on',
    LOGIN_URL: `https://${account}/m/login`,
    REGISTER_URL: `https://${account}/m/register`,
    COOKIE_DOMAIN: 'deskcloud.example',
    // the front's own address, and not that of those who come through it
    TRUSTED_PROXIES: '127.0.0.1',
  })
  front = await startTlsFront({ [site]: pair.siteUrl, [account]: pair.upstreamUrl })
  await Promise.all([pair.startUpstream(), pair.startSite()])
})
afterAll(async () => {
  await front?.close()
  await pair?.end()
})

const pages = [
  [site, '/cn', 200],
  [site, '/en/trial/trial', 200],
  [site, '/en/download/search?q=mvda', 200],
  [site, '/cn/none', 404],
  [account, '/m/login', 200],
  [account, '/m/register', 200],
] as const

for (const [host, path, status] of pages) {
  test(`${host}${path} has full marks by the Observatory's rules`, async () => {
    const answer = await front.ask(host, path)
    expect(answer.status).toBe(status)
    const plain = await front.askPlain(host, path)
    const { score, findings } = judge({
      headers: answer.headers,
      html: answer.text,
      host,
      redirect: { status: plain.status, location: plain.headers.location ?? '' },
    })
    expect(findings.filter(([, points]) => points < 0)).toEqual([])
    expect(score).toBeGreaterThanOrEqual(100)
    // a page of the site has all bonuses that headers can earn
    if (host === site) expect(score).toBe(150)
  })
}

test('every answer asks for https from now on, errors and redirects included', async () => {
  const form = { origin, 'content-type': 'application/x-www-form-urlencoded' }
  const answers = await Promise.all([
    ...['/cn', '/cn/none', '/cn/%zz', '/assets/none.js', '//other.example', '/cn/logout', '/robots.txt'].map(
      (path) => front.ask(site, path),
    ),
    front.ask(site, '/cn', { method: 'DELETE' }),
    front.ask(site, '/cn/logout', { method: 'POST', headers: form, body: 'from=/cn' }),
    front.ask(site, '/cn/logout', { method: 'POST', headers: { ...form, origin: 'https://evil.example' } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 400, 404, 308, 303, 200, 405, 303, 403])
  for (const { headers } of answers)
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload')
})

test('addresses that a page, a list or a redirect names stay on https', async () => {
  const { text } = await front.ask(site, '/cn')
  expect(text).toContain(`<link rel="canonical" href="${origin}/cn"`)
  const [robots, sitemap, slashes, slash, logout] = await Promise.all([
    front.ask(site, '/robots.txt'),
    front.ask(site, '/sitemap.xml'),
    front.ask(site, '//evil.example/x'),
    front.ask(site, '/cn/about/news/'),
    front.ask(site, '/cn/logout', { method: 'POST', headers: { origin }, body: '' }),
  ])
  for (const body of [text, robots.text, sitemap.text]) {
    expect(body).toContain(`${origin}/`)
    expect(body).not.toMatch(/http:\/\/(127\.|localhost|www\.deskcloud|account\.deskcloud)/)
  }
  for (const { headers } of [slashes, slash, logout]) {
    const target = new URL(headers.location ?? '/', origin)
    expect(target.origin).toBe(origin)
  }
})

test('cookies are for https only', async () => {
  const form = { origin: `https://${account}`, 'content-type': 'application/x-www-form-urlencoded' }
  const post = (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields).toString()
    return front.ask(account, path, { method: 'POST', headers: form, body })
  }
  const email = 'tls@example.com'
  expect((await post('/m/register', { email })).status).toBe(200)
  const outbox = await fetch(`${pair.upstreamUrl}/outbox?to=${email}`, {
    headers: { accept: 'application/json' },
  })
  const { messages } = (await outbox.json()) as { messages: { code: string }[] }
  const code = messages[0]?.code ?? ''
  const made = { step: 'account', email, code, password, name: '张三', consent: 'on' }
  expect((await post('/m/register', made)).status).toBe(303)
  const login = await post('/m/login', { email, password })
  expect([login.status, login.headers.location]).toEqual([303, `${origin}/cn`])
  const cookies = login.headers['set-cookie'] ?? []
  expect(cookies.map((cookie) => cookie.split('=')[0]).sort()).toEqual(['name', 'token'])
  const ended = await front.ask(site, '/cn/logout', {
    method: 'POST',
    headers: { ...form, origin, cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') },
    body: 'from=/cn',
  })
  for (const cookie of [...cookies, ...(ended.headers['set-cookie'] ?? [])]) {
    expect(cookie).toMatch(/; *Secure/i)
    expect(cookie).toMatch(/; *SameSite=Lax/i)
    expect(cookie).toMatch(/; *Domain=deskcloud\.example/i)
    if (cookie.startsWith('token=')) expect(cookie).toMatch(/; *HttpOnly/i)
  }
})

test('the cookie of a member of the staff belongs to this very host', async () => {
  const path = listServerFunctions().find(({ name }) => name === 'signOut')?.path ?? ''
  const headers = { ...callHeaders(origin), 'content-type': 'application/json' }
  const { status, headers: given } = await front.ask(site, path, {
    method: 'POST',
    headers,
    body: payloadOf(undefined),
  })
  expect([status, given['set-cookie']]).toEqual([
    200,
    [expect.stringMatching(/^__Host-staff=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Strict$/i)],
  ])
})

test('who asks is who the proxy says, whatever a visitor writes', async ({ skip }) => {
  skip(process.platform !== 'linux', 'other systems have one loopback address')
  const tryPassword = async (from: string, forged: string) => {
    const headers = { origin: `https://${account}`, 'content-type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams({ email: 'guessed@example.com', password: 'not the right one' })
    const said = { 'x-forwarded-for': forged, forwarded: `for=${forged}`, 'x-real-ip': forged }
    const method = 'POST'
    return (
      await front.ask(account, '/m/login', {
        method,
        headers: { ...headers, ...said },
        body: `${body}`,
        from,
      })
    ).status
  }
  const statuses = []
  for (let n = 1; n <= 6; n += 1) statuses.push(await tryPassword('127.0.0.2', `203.0.113.${n}`))
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  expect(await tryPassword('127.0.0.3', '203.0.113.1')).toBe(422)
})
