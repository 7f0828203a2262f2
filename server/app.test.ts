import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, ask, talk } from '../tests/server/ask.ts'
import { startFakeServer } from '../tests/server/start-fake-server.ts'

let server: Awaited<ReturnType<typeof startFakeServer>>

beforeAll(async () => {
  server = await startFakeServer({ limits: { headersTimeout: 200, connectionsCheckingInterval: 50 } })
  server.site.answer('/en/broken', () => Promise.reject(new Error('the secret')))
  server.site.answer('/en/moved', () => new Response(null, { status: 307, headers: { location: '/en' } }))
  server.site.answer('/en/refused', () => new Response(null, { status: 403 }))
  server.site.answer('/_serverFn/f', () =>
    Response.json({ ok: true }, { headers: { server: 'x', 'x-powered-by': 'y' } }),
  )
})
afterAll(() => server.close())

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
}

function expectSecurityHeaders({ headers }: Answer): void {
  expect(headers).toMatchObject(always)
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['content-security-policy']).not.toMatch(/unsafe|upgrade-insecure|\*/)
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  expect(headers).not.toHaveProperty('server')
  expect(headers).not.toHaveProperty('x-powered-by')
  // visitors come by plain http here
  expect(headers).not.toHaveProperty('strict-transport-security')
}

const big = { method: 'POST', body: new Uint8Array(70_000) }
const cases: [what: string, status: number, path: string, question?: Parameters<typeof ask>[2]][] = [
  ['page', 200, '/en'],
  ['HEAD', 200, '/en', { method: 'HEAD' }],
  ['server function', 200, '/_serverFn/f', { method: 'POST', body: '{}' }],
  ['asset', 200, '/assets/entry-AbCd1234.js'],
  ['range', 206, '/assets/entry-AbCd1234.js', { headers: { range: 'bytes=0-9' } }],
  ['unsatisfiable range', 416, '/assets/entry-AbCd1234.js', { headers: { range: 'bytes=999999-' } }],
  ['missing asset', 404, '/assets/none-AbCd1234.js'],
  ['not modified', 304, '/assets/entry-AbCd1234.js', { headers: { 'if-none-match': '*' } }],
  ['preflight', 204, '/en', { method: 'OPTIONS', headers: { origin: 'https://evil.example' } }],
  ['redirect of the app', 307, '/en/moved'],
  ['refusal of the app', 403, '/en/refused'],
  ['redirect of the server', 308, '//evil.example/x'],
  ['slash at the end', 308, '/en/about/contact/'],
  ['TRACE', 405, '/en', { method: 'TRACE' }],
  ['PUT', 405, '/en', { method: 'PUT', body: 'x' }],
  ['malformed percent', 400, '/en/%zz'],
  ['overlong percent', 400, '/en/%c0%af'],
  ['foreign host', 421, '/en', { headers: { host: 'evil.example' } }],
  ['large body', 413, '/en', big],
  ['large body in chunks', 413, '/en', { ...big, headers: { 'transfer-encoding': 'chunked' } }],
  ['long address', 414, `/en?${'a'.repeat(9000)}`],
  ['failure of the app', 500, '/en/broken'],
  ['healthz', 200, '/healthz'],
  ['readyz', 200, '/readyz'],
]

test.each(cases)('%s: %i with every header', async (_, status, path, question) => {
  const answer = await ask(server, path, question)
  expect(answer.status).toBe(status)
  expectSecurityHeaders(answer)
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
})

test('pictures may be shown by pages of other origins, as by readers of the feed; nothing else may', async () => {
  server.site.answer('/media/a.webp', () => new Response('x', { headers: { 'content-type': 'image/webp' } }))
  const sharing = async (path: string) => (await ask(server, path)).headers['cross-origin-resource-policy']
  expect(await sharing('/media/a.webp')).toBe('cross-origin')
  // the second answer comes out of the page cache
  expect(await sharing('/media/a.webp')).toBe('cross-origin')
  expect(await sharing('/en')).toBe('same-origin')
})

test('the addresses that readers try lead to the feed', async () => {
  for (const path of ['/feed', '/rss.xml', '/atom.xml'])
    expect(await ask(server, path)).toMatchObject({ status: 301, headers: { location: '/feed/cn.xml' } })
})

test.each([400, 405, 413, 414, 421, 500])(
  '%i is a page in both languages that is not kept',
  async (status) => {
    const [, , path, question] = cases.find((item) => item[1] === status) ?? []
    const { headers, text } = await ask(server, path ?? '', question)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    expect(text).toContain(`<h1>${status}</h1>`)
    expect(text).toMatch(/<html lang="zh-CN">.*<p lang="en">/s)
    expect(text).not.toContain('the secret')
  },
)

test('an error of the app without a body becomes a page for a browser only', async () => {
  const browser = await ask(server, '/en/refused', { headers: { accept: 'text/html' } })
  expect(browser.text).toContain('<h1>403</h1>')
  expect((await ask(server, '/en/refused')).text).toBe('')
})

test.each([
  ['//evil.example/%2e%2e', '/evil.example/%2e%2e'],
  ['///evil.example?a=//b', '/evil.example?a=//b'],
  ['/en/about/contact/', '/en/about/contact'],
  ['/en/about/contact///?a=b/', '/en/about/contact?a=b/'],
])('%s leads to %s on this server', async (path, location) => {
  expect((await ask(server, path)).headers.location).toBe(location)
})

test.each([
  ['http://HOST/en/next?a=1', '/en/next?a=1'],
  ['//evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['https://account.example/login', 'https://account.example/login'],
])('a redirect of the app to %s is sent as %s', async (from, to) => {
  // shared renders are made at the public origin
  const host = 'localhost:3000'
  const location = from.replace('HOST', host)
  server.site.answer('/en/moved', () => new Response(null, { status: 303, headers: { location } }))
  expect((await ask(server, '/en/moved')).headers.location).toBe(to)
})

test('a target in absolute form is read as its path, whatever host it names', async () => {
  const heard = await talk(
    server,
    'GET http://evil.example/en HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  )
  expect(heard).toMatch(/^HTTP\/1\.1 200 /)
  expect(heard).not.toContain('evil.example')
})

const chunked = 'POST /en HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n'

test.each([
  ['no host', 'GET /en HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a malformed header', 'GET /en HTTP/1.1\r\nHost: localhost\r\nno colon\r\n\r\n', 400],
  [
    'two lengths',
    'POST /en HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    400,
  ],
  [
    'length and chunks',
    'POST /en HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a folded header', 'GET /en HTTP/1.1\r\nHost: localhost\r\nX-A: b\r\n c\r\n\r\n', 400],
  ['lines without a carriage return', 'GET /en HTTP/1.1\nHost: localhost\n\n', 400],
  ['chunks within chunks', `${chunked.replace('chunked', 'chunked, gzip')}0\r\n\r\n`, 400],
  ['chunks, misspelt', `${chunked.replace('chunked', 'xchunked')}0\r\n\r\n`, 400],
  [
    'two codings',
    'POST /en HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['a length with a sign', 'POST /en HTTP/1.1\r\nHost: localhost\r\nContent-Length: +1\r\n\r\na', 400],
  ['a negative length', 'POST /en HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n', 400],
  ['a bare carriage return', 'GET /en HTTP/1.1\r\nHost: localhost\r\nX-A: b\rX-C: d\r\n\r\n', 400],
  ['a space before the colon', 'GET /en HTTP/1.1\r\nHost: localhost\r\nX-A : b\r\n\r\n', 400],
  ['NUL in a header', 'GET /en HTTP/1.1\r\nHost: localhost\r\nX-A: b\0c\r\n\r\n', 400],
  ['two hosts', 'GET /en HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n', 400],
  ['no version', 'GET /en\r\nHost: localhost\r\n\r\n', 400],
  ['a size that is none', `${chunked}zz\r\n`, 400],
  ['extensions without end', `${chunked}1;${'a'.repeat(20_000)}\r\n`, 413],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['TLS', '\x16\x03\x01\0\xa1\x01\0\0', 400],
  ['headers that never end', 'GET /en HTTP/1.1\r\nHost: localhost\r\n', 408],
])('%s: refused, connection closed', async (_, bytes, status) => {
  const heard = await talk(server, bytes)
  expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
})

test.each([
  ['GET http://a:b@localhost/en HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n', 400],
  ['POST /en HTTP/1.0\r\nHost: localhost\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n', 400],
  ['POST /%zz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000000\r\n', 400],
  ['PUT /en HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n', 405],
  ['POST /en HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000000\r\n', 413],
  [`POST /${'a'.repeat(9000)} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n`, 414],
  ['POST /en HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 9\r\n', 421],
  ['POST //en HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n', 308],
  ['OPTIONS /en HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n', 204],
  ['GET /en HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n', 200],
  ['GET /assets/entry-AbCd1234.js HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n', 200],
])('%.60s, answered before its body is there: the connection is closed', async (head, status) => {
  const heard = await talk(server, `${head}\r\nabc`)
  expect(heard).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(heard).toMatch(/\r\nconnection: close\r\n/i)
  expect(heard.toLowerCase()).toContain('x-frame-options')
})

test('a tunnel is not opened', async () => {
  const heard = await talk(server, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n')
  expect(heard).toBe('')
})

test('what is pipelined behind a body of two possible ends is not run', async () => {
  const head =
    'POST /en HTTP/1.0\r\nHost: localhost\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n'
  const behind = 'POST /_serverFn/f?behind HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\na'
  const heard = await talk(server, `${head}\r\n0\r\n\r\n${behind}`)
  expect(heard).toMatch(/^HTTP\/1\.1 400 /)
  expect(heard.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  expect(server.site.count('/_serverFn/f?behind')).toBe(0)
})

test('a body that was read leaves the connection open', async () => {
  const post = 'POST /en HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc'
  const heard = await talk(server, `${post}GET /en HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  expect(heard.match(/HTTP\/1\.1 200 /g)).toHaveLength(2)
})

test.each(['/en/download/../about/contact', '/en/download/%2e%2E/about/contact', '/en/./about/contact'])(
  '%s is the page that it leads to, for everybody',
  async (path) => {
    const bytes = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: name=Eve\r\nConnection: close\r\n\r\n`
    expect(await talk(server, bytes)).toMatch(
      /cache-control: public.*target \/en\/about\/contact<.*visitor nobody</is,
    )
  },
)

test.each(['/en', '/en/search', '/assets/entry-AbCd1234.js'])(
  'after %s for another protocol the connection is closed: what follows is lost',
  async (path) => {
    const asking = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n`
    const heard = await talk(server, `${asking}GET /cn HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    expect(heard).toMatch(/^HTTP\/1\.1 200 /)
    expect(heard.match(/connection: close/gi)).toHaveLength(1)
    expect(heard.match(/HTTP\/1\.1 200 /g)).toHaveLength(1)
  },
)

test('a thousand requests on one connection are answered in their order', async () => {
  const request = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`
  const pairs = `${request('/en/service/piped')}${request('/assets/entry-AbCd1234.js')}`.repeat(500)
  const heard = await talk(server, pairs + request('/healthz', 'Connection: close\r\n'))
  const types = [...heard.matchAll(/\r\ncontent-type: (text\/\w+)/gi)].map(([, type]) => type)
  expect(types).toEqual([
    ...Array.from({ length: 500 }, () => ['text/html', 'text/javascript']).flat(),
    'text/plain',
  ])
  expect(heard.match(/HTTP\/1\.1 200 OK\r\n/g)?.length).toBe(1_001)
})

test('the app gets the body, the request id it answers with, and no forged forwarding', async () => {
  const headers = {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'evil.example',
    'x-request-id': 'mine',
  }
  const answer = await ask(server, '/_serverFn/f', { method: 'POST', body: 'a=1', headers })
  const asked = server.site.seen.at(-1)
  expect(asked?.body).toBe('a=1')
  expect(asked?.headers.get('x-request-id')).toBe(answer.headers['x-request-id'])
  expect(asked?.context).toMatchObject({
    clientAddress: '127.0.0.1',
    requestId: answer.headers['x-request-id'],
  })
  expect(asked?.headers.get('x-forwarded-for')).toBe('127.0.0.1')
  expect(asked?.headers.get('x-forwarded-host')).toBe(null)
  expect(asked?.headers.get('x-script-mark')).not.toContain('mine')
})

test.each(['/en/trial/trial', '/_serverFn/f', '/admin/sign-in', '/admin/upload', '/admin/upload/package'])(
  'POST %s: a body in chunks is what the same body with a length is, and bounded alike',
  async (path) => {
    const staff = await startFakeServer({ admin: true })
    const send = async (body: Uint8Array, headers: Record<string, string>) => {
      const { status } = await ask(staff, path, { method: 'POST', body, headers })
      return { status, body: staff.site.seen.at(-1)?.body }
    }
    const form = new TextEncoder().encode(`name=${'名'.repeat(10_000)}`)
    const chunks = { 'transfer-encoding': 'chunked' }
    const taken = await send(form, { 'content-length': String(form.byteLength) })
    expect(taken.status).toBe(200)
    expect(await send(form, chunks)).toEqual(taken)
    const large = new Uint8Array(12 * 1024 * 1024)
    expect((await send(large, chunks)).status).toBe(path.endsWith('package') ? 200 : 413)
    await staff.close()
  },
)

test('what the app does not declare fit to be kept is private', async () => {
  const { headers } = await ask(server, '/_serverFn/f', { method: 'POST' })
  expect(headers['cache-control']).toBe('private, no-store')
})

test('a page over https asks browsers to stay there', async () => {
  const secure = await startFakeServer({ publicOrigin: 'https://www.deskcloud.example' })
  const { headers } = await ask(secure, '/en', { headers: { host: 'www.deskcloud.example' } })
  await secure.close()
  expect(headers['strict-transport-security']).toContain('max-age=63072000')
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
})

test('a server that must not be found says so with everything it sends', async () => {
  const staging = await startFakeServer({ indexing: false })
  for (const path of ['/en', '/en/nowhere', '/assets/nope.js', '/healthz'])
    expect((await ask(staging, path)).headers['x-robots-tag'], path).toBe('noindex, nofollow')
  await staging.close()
  expect((await ask(server, '/en')).headers['x-robots-tag']).toBeUndefined()
})
