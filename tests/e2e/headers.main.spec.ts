import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { type Answer, ask, talk } from '../server/ask.ts'
import { namedAssets } from '../server/named-assets.ts'
import { listServerFunctions } from '../server/server-functions.ts'
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
  const asset = namedAssets(text).find((path) => path.endsWith('.js')) ?? ''
  const post = (headers: Record<string, string>, body = 'a=1') => ({ method: 'POST', headers, body })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const cases: [number[], string, Parameters<typeof ask>[2]?][] = [
    [[404], '/cn/none'],
    [[404], '/none'],
    [[404], '/assets/none-AbCd1234.js'],
    [[404], '/.git/config'],
    [[404], '/.env'],
    [[404], '/server-status'],
    [[400], '/_serverFn/none', { headers: { 'sec-fetch-site': 'same-origin' } }],
    [[404], '/_serverFn/', { headers: { 'sec-fetch-site': 'same-origin' } }],
    [[404], '/_serverFn//none', { headers: { 'sec-fetch-site': 'same-origin' } }],
    [[400], '/cn/%zz'],
    [[200], asset],
    [[206], asset, { headers: { range: 'bytes=0-9' } }],
    [[304], asset, { headers: { 'if-none-match': '*' } }],
    [[200], '/favicon.svg'],
    [[200], '/healthz'],
    [[200], '/readyz'],
    [[200, 204, 400], '/probe'],
    [[204], '/cn', { method: 'OPTIONS', headers: { ...foreign, 'access-control-request-method': 'POST' } }],
    ...['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'LOCK'].map(
      (method) => [[405], '/cn', { method }] as [number[], string, object],
    ),
    [[403], '/cn/trial/trial', post({ ...form, ...foreign })],
    [[413], '/cn/trial/trial', post({ ...form, origin: site().url }, 'a'.repeat(70_000))],
    [
      [413],
      '/cn/trial/trial',
      post({ ...form, origin: site().url, 'transfer-encoding': 'chunked' }, 'a'.repeat(70_000)),
    ],
    [[303], '/cn/logout'],
    [[308], '//evil.example/x'],
    [[414], `/cn?${'a'.repeat(9000)}`],
    ...(isOwn()
      ? ([[[421], '/cn', { headers: { host: 'evil.example' } }]] as [number[], string, object][])
      : []),
  ]
  for (const [statuses, path, question] of cases) {
    const what = `${question?.method ?? 'GET'} ${path.slice(0, 60)}`
    const answer = await ask(site(), path, question)
    expect.soft(statuses, what).toContain(answer.status)
    expectSiteHeaders(what, answer)
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

test('over https: stay there, and no answer without saying so', async () => {
  test.skip(!isOwn(), 'starts a site of its own')
  const own = await startInstances(1, {
    PUBLIC_ORIGIN: 'https://www.deskcloud.example',
    TRUSTED_PROXIES: 'loopback',
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
    const out = await ask(secure, '/cn/logout', {
      method: 'POST',
      headers: {
        ...headers,
        cookie: 'token=x; name=y',
        origin: 'https://www.deskcloud.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'from=/cn',
    })
    expect(out.status).toBe(303)
    for (const cookie of out.headers['set-cookie'] ?? []) expect(cookie).toMatch(/;\s*secure/i)
    // whoever claims another host or scheme changes nothing that visitors see
    const forged = await ask(secure, '/en/about/about', {
      headers: { ...headers, 'x-forwarded-host': 'evil.example' },
    })
    expect(forged.text).not.toContain('evil.example')
  } finally {
    await own.stop()
  }
})

const host = 'Host: localhost\r\n'
const smuggled: [what: string, bytes: string][] = [
  [
    'length and chunks',
    `POST /cn HTTP/1.1\r\n${host}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nG`,
  ],
  [
    'chunks twice',
    `POST /cn HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n`,
  ],
  ['chunks, misspelt', `POST /cn HTTP/1.1\r\n${host}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
  [
    'chunks before the last coding',
    `POST /cn HTTP/1.1\r\n${host}Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n`,
  ],
  ['two lengths', `POST /cn HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\nab`],
  ['a length with a sign', `POST /cn HTTP/1.1\r\n${host}Content-Length: +1\r\n\r\na`],
  ['a negative length', `POST /cn HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`],
  ['a bare line feed', `GET /cn HTTP/1.1\nHost: localhost\n\n`],
  ['a bare carriage return', `GET /cn HTTP/1.1\r\n${host}X-A: b\rX-C: d\r\n\r\n`],
  ['a folded header', `GET /cn HTTP/1.1\r\n${host}X-A: b\r\n c\r\n\r\n`],
  ['a space before the colon', `GET /cn HTTP/1.1\r\n${host}Content-Length : 1\r\n\r\na`],
  ['NUL in a header', `GET /cn HTTP/1.1\r\n${host}X-A: b\0c\r\n\r\n`],
  ['two hosts', `GET /cn HTTP/1.1\r\n${host}Host: evil.example\r\n\r\n`],
  ['no version', `GET /cn\r\n${host}\r\n`],
  ['a chunk size that is none', `POST /cn HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`],
  ['HTTP/2 without asking', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n`],
]

for (const [what, bytes] of smuggled) {
  test(`${what}: refused, and the connection is closed`, async () => {
    test.skip(!isOwn(), 'a proxy before it reads this')
    // the upstream stands behind the site or a proxy, which pass one host on
    for (const target of what === 'two hosts' ? [site()] : [site(), upstream()]) {
      // the second request must never be taken for a new one
      const heard = await talk(target, `${bytes}GET /healthz HTTP/1.1\r\n${host}\r\n`)
      expect.soft(heard, `${what} at ${target.url}`).toMatch(/^HTTP\/1\.1 (400|405|408|421|501|505) |^$/)
      expect.soft(heard.match(/HTTP\/1\.1 200/g)?.length ?? 0, what).toBe(0)
    }
  })
}

test('a tunnel is not opened', async () => {
  test.skip(!isOwn(), 'a proxy before it reads this')
  const heard = await talk(site(), `CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n`)
  expect(heard).not.toMatch(/^HTTP\/1\.1 2/)
})
