import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { type Answer, ask } from '../server/ask.ts'
import { callHeaders, listServerFunctions, payloadOf } from '../server/server-functions.ts'
import { startInstances } from '../site-instances.ts'
import { routesInTurn } from '../urls.ts'
import { expect, test } from './fixture.ts'

const site = () => ({ url: process.env.E2E_BASE_URL ?? '' })
const upstream = () => ({ url: process.env.E2E_API_URL ?? '' })
const isOwn = () => !process.env.E2E_EXTERNAL

/** As a page of another site asks. */
const foreign = { origin: 'https://evil.example', accept: 'text/html,*/*' }

function expectHeaders(what: string, { status, headers }: Answer, sharing = 'same-origin'): void {
  const has = (name: string) => expect.soft(headers[name], `${what} (${status}): ${name}`)
  has('x-content-type-options').toBe('nosniff')
  has('content-security-policy').toContain("frame-ancestors 'none'")
  has('content-security-policy').not.toMatch(/unsafe-|\*/)
  has('referrer-policy').toMatch(/^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/)
  has('cross-origin-resource-policy').toBe(sharing)
  for (const name of [
    'server',
    'x-powered-by',
    'access-control-allow-origin',
    'access-control-allow-credentials',
  ])
    has(name).toBeUndefined()
  const type = headers['content-type']
  if (type && /^(text\/|application\/(json|problem\+json|javascript))/.test(type) && status !== 304)
    has('content-type').toMatch(/charset=utf-8|^application\/json$/i)
}

function expectSiteHeaders(what: string, answer: Answer): void {
  // readers of feeds, webmail and partners show our pictures
  const isPicture = String(answer.headers['content-type']).startsWith('image/')
  expectHeaders(what, answer, isPicture ? 'cross-origin' : 'same-origin')
  const has = (name: string) => expect.soft(answer.headers[name], `${what} (${answer.status}): ${name}`)
  has('x-frame-options').toBe('DENY')
  has('cross-origin-opener-policy').toBe('same-origin')
  has('cross-origin-embedder-policy').toBe('require-corp')
  has('permissions-policy').toContain('camera=()')
  has('x-request-id').toMatch(/^[\w-]{8,64}$/)
  if (process.env.E2E_BASE_URL?.startsWith('http:')) has('strict-transport-security').toBeUndefined()
}

/** The policy of a page, judged by a tool of those who know. */
function expectStrictPolicy(what: string, { headers }: Answer): void {
  const policy = String(headers['content-security-policy'])
  const { csp } = new CspParser(policy)
  const serious = new CspEvaluator(csp)
    .evaluate()
    // 'self' for scripts: every file there is one of the build's own assets, and no answer to input is a script
    .filter(({ directive, value }) => !(directive === 'script-src' && value === "'self'"))
    .filter(({ severity }) => severity <= Severity.MEDIUM)
  expect.soft(serious, what).toEqual([])
  for (const directive of [
    "default-src 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ])
    expect.soft(policy, what).toContain(directive)
}

test('every page: every header, a policy without holes', async () => {
  for (const url of ['/', ...routesInTurn]) {
    const answer = await ask(site(), url, { headers: foreign })
    expect.soft(answer.status, url).toBe(200)
    expectSiteHeaders(url, answer)
    expectStrictPolicy(url, answer)
    const head = await ask(site(), url, { method: 'HEAD', headers: foreign })
    expectSiteHeaders(`HEAD ${url}`, head)
    expect.soft(head.body.length).toBe(0)
    const tag = answer.headers.etag
    if (tag) expectSiteHeaders(`304 ${url}`, await ask(site(), url, { headers: { 'if-none-match': tag } }))
  }
})

test('everything that is no page', async () => {
  const { text } = await ask(site(), '/cn')
  const asset = /\/assets\/[\w.-]+\.js\b/.exec(text)?.[0] ?? ''
  const cases: [status: number, path: string, headers?: Record<string, string>][] = [
    [404, '/none'],
    [404, '/assets/none-AbCd1234.js'],
    [404, '/.git/config'],
    [404, '/.env'],
    [404, '/server-status'],
    [400, '/_serverFn/none', { 'sec-fetch-site': 'same-origin' }],
    [404, '/_serverFn/', { 'sec-fetch-site': 'same-origin' }],
    [404, '/_serverFn//none', { 'sec-fetch-site': 'same-origin' }],
    [200, asset],
    [206, asset, { range: 'bytes=0-9' }],
    [304, asset, { 'if-none-match': '*' }],
    [200, '/favicon.svg'],
    [303, '/cn/logout'],
  ]
  for (const [status, path, headers = {}] of cases) {
    const answer = await ask(site(), path, { headers })
    expect.soft(answer.status, path).toBe(status)
    expectSiteHeaders(path, answer)
  }
  for (const one of isOwn() ? listServerFunctions() : []) {
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    const body = one.method === 'POST' ? '{}' : ''
    expectSiteHeaders(one.name, await ask(site(), one.path, { method: one.method, headers, body }))
  }
})

test('the upstream: data, problems, account pages, files', async () => {
  test.skip(!isOwn(), 'it belongs to somebody else')
  const { items } = JSON.parse((await ask(upstream(), '/news')).text)
  const paths = [
    '/news',
    `/news/${items[0].id}`,
    '/jobs',
    '/downloads',
    '/version',
    '/healthz',
    '/readyz',
    '/openapi.json',
    '/session',
    '/none',
    '/files/none',
    '/m/login',
    '/m/register',
    '/m/forgotten',
    '/m/none',
    '/outbox',
  ]
  for (const path of paths) expectHeaders(path, await ask(upstream(), path, { headers: foreign }))
  for (const method of ['TRACE', 'PUT', 'PATCH', 'PROPFIND']) {
    const answer = await ask(upstream(), '/news', { method })
    expect.soft([404, 405, 501], method).toContain(answer.status)
    expect.soft(answer.text, method).not.toContain('evil')
  }
  const login = await ask(upstream(), '/m/login', {
    method: 'POST',
    headers: { ...foreign, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'email=a',
  })
  expect(login.status).toBe(403)
})

test('over https: stay there, and no answer, address or cookie without saying so', async () => {
  test.skip(!isOwn(), 'starts a site of its own')
  const origin = 'https://www.deskcloud.example'
  const own = await startInstances(1, {
    PUBLIC_ORIGIN: origin,
    LOGIN_URL: 'https://account.deskcloud.example/m/login',
    REGISTER_URL: 'https://account.deskcloud.example/m/register',
    TRUSTED_PROXIES: 'loopback',
    ADMIN: 'on',
  })
  try {
    const secure = { url: own.urls[0] ?? '' }
    const headers = { host: 'www.deskcloud.example', 'x-forwarded-proto': 'https' }
    for (const [path, method] of [
      ['/cn', 'GET'],
      ['/none', 'GET'],
      ['/cn', 'TRACE'],
      ['/assets/none.js', 'GET'],
      ['/healthz', 'GET'],
      ['//x', 'GET'],
      ['/cn', 'OPTIONS'],
    ] as const) {
      const answer = await ask(secure, path, { method, headers })
      expect
        .soft(answer.headers['strict-transport-security'], path)
        .toMatch(/^max-age=63072000; includeSubDomains/)
    }
    const page = await ask(secure, '/cn', { headers })
    expect(page.headers['content-security-policy']).toContain('upgrade-insecure-requests')
    expectStrictPolicy('https', page)
    for (const path of ['/cn', '/robots.txt', '/sitemap.xml']) {
      const { text } = await ask(secure, path, { headers })
      expect.soft(text, path).toContain(`${origin}/`)
      expect.soft(text, path).not.toMatch(/http:\/\/(127\.|localhost|www\.deskcloud)/)
    }
    const post = (path: string, type: string, body: string) =>
      ask(secure, path, {
        method: 'POST',
        headers: { ...headers, ...callHeaders(origin), cookie: 'token=x; name=y', 'content-type': type },
        body,
      })
    const out = await post('/cn/logout', 'application/x-www-form-urlencoded', 'from=/cn')
    expect(out.status).toBe(303)
    for (const cookie of out.headers['set-cookie'] ?? []) expect(cookie).toMatch(/;\s*secure/i)
    const signOut = listServerFunctions().find(({ name }) => name === 'signOut')?.path ?? ''
    const { headers: given } = await post(signOut, 'application/json', payloadOf(undefined))
    expect(given['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-staff=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Strict$/i),
    ])
    // whoever claims another host or scheme changes nothing that visitors see
    const forged = await ask(secure, '/en/about/about', {
      headers: { ...headers, 'x-forwarded-host': 'evil.example' },
    })
    expect(forged.text).not.toContain('evil.example')
  } finally {
    await own.stop()
  }
})
