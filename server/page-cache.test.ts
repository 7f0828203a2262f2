import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Answer, ask, talk } from '../tests/server/ask.ts'
import { htmlPage, publicCache } from '../tests/server/fake-site.ts'
import { startFakeServer } from '../tests/server/start-fake-server.ts'
import { createRenderLimit } from './limit-renders.ts'

let server: Awaited<ReturnType<typeof startFakeServer>>
beforeEach(async () => {
  server = await startFakeServer()
})
afterEach(() => server.close())

const session = (name: string) => ({ headers: { cookie: `token=t-${name}; name=${name}` } })

function textOf({ headers, body }: Answer): string {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

test('a page is rendered once, and sent to all who ask after and meanwhile', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(server, '/en')))
  const later = await ask(server, '/en')
  expect(server.site.count('/en')).toBe(1)
  expect(new Set([...answers, later].map(({ text }) => text)).size).toBe(1)
  expect(later.headers['x-cache']).toBe('HIT')
  expect(later.headers['cache-control']).toBe(publicCache)
  expect(later.headers.vary).toBe('Accept-Encoding')
})

test('the render of a public page sees nothing of the visitor who asked', async () => {
  const headers = {
    cookie: 'token=x; name=Eve',
    'user-agent': 'Spy',
    'accept-language': 'fr',
    referer: 'http://x',
  }
  const { text } = await ask(server, '/en', { headers })
  expect(text).toContain('visitor nobody')
  expect([...(server.site.seen[0]?.headers.keys() ?? [])].sort()).toEqual([
    ...['accept', 'host', 'x-request-id', 'x-script-mark'],
  ])
})

test('what is not kept is made with the query it was asked with, for each who asks meanwhile', async () => {
  server.site.answer('/old.php', (_, options) => {
    const location = `/en${options?.context?.line.query}`
    return new Response(null, { status: 301, headers: { location } })
  })
  const queries = ['?id=1&aid=1', '?id=1&aid=2', '?id=1&aid=3']
  const answers = await Promise.all(queries.map((query) => ask(server, `/old.php${query}`)))
  expect(answers.map(({ headers }) => headers.location)).toEqual(queries.map((query) => `/en${query}`))
})

test('public pages are the same bytes for visitors with a session', async () => {
  const { text } = await ask(server, '/en')
  const mine = await ask(server, '/en', session('Ann'))
  expect(mine.text).toBe(text)
  expect(mine.headers['x-cache']).toBe('HIT')
})

test('pages that read the session are rendered for each visitor, and nobody keeps them', async () => {
  for (const name of ['Ann', 'Bea']) {
    const mine = await ask(server, '/en/download/search?q=a', session(name))
    expect(mine.text).toContain(`visitor ${name}<`)
    expect(mine.text).toContain('target /en/download/search?q=a')
    expect(mine.headers['cache-control']).toBe('private, no-store')
    expect(mine.headers['x-cache']).toBe('BYPASS')
  }
})

test.each(['/visit', '/probe?bytes=1'])('%s is asked for with the client, each time', async (path) => {
  const headers = { referer: `${server.url}/en`, 'user-agent': 'Mozilla/5.0' }
  const answers = [await ask(server, path, { headers }), await ask(server, path, { headers })]
  expect(answers.map((answer) => answer.headers['x-cache'])).toEqual(['BYPASS', 'BYPASS'])
  for (const asked of server.site.seen) {
    expect(Object.fromEntries(asked.headers)).toMatchObject(headers)
    expect(asked.context?.clientAddress).toBe('127.0.0.1')
  }
})

test('of 300 mixed requests none gets what was made for another', async () => {
  const paths = ['/', '/cn', '/en', '/cn/about/news?page=2', '/en?utm_source=1', '/cn/download/search']
  const isRight = async (at: number) => {
    const name = at % 3 === 0 ? `visitor${at}` : 'nobody'
    const path = paths[at % paths.length] ?? '/'
    const { text } = await ask(server, path, name === 'nobody' ? {} : session(name))
    const expected = path.includes('/download/') ? name : 'nobody'
    return (
      text.includes(`visitor ${expected}<`) &&
      text.includes(`lang="${path.startsWith('/en') ? 'en' : 'zh-CN'}"`)
    )
  }
  let right = 0
  for (let from = 0; from < 300; from += 50) {
    const some = await Promise.all(Array.from({ length: 50 }, (_, at) => isRight(from + at)))
    right += some.filter(Boolean).length
  }
  expect(right).toBe(300)
})

test('what no page declares neither reaches a page nor costs a render', async () => {
  for (let at = 0; at < 50; at += 1) {
    const { text } = await ask(
      server,
      `/en?utm_source=${at}&gclid=x&bd_vid=${at}&ne%77_id=${at}&from=timeline`,
    )
    expect(text).toContain('<p>target /en</p>')
  }
  expect(server.site.seen.length).toBe(1)
})

test('a flood of queries does not displace the pages without one', async () => {
  const small = await startFakeServer({ pageCacheMb: 1 })
  await ask(small, '/en')
  for (let at = 0; at < 80; at += 1) await ask(small, `/cn/about/news?page=${at}`)
  expect((await ask(small, '/en')).headers['x-cache']).toBe('HIT')
  expect((await ask(small, '/cn/about/news?page=0')).headers['x-cache']).toBe('MISS')
  await small.close()
})

test('HEAD has the headers of GET and no body', async () => {
  const get = await ask(server, '/en')
  const head = await ask(server, '/en', { method: 'HEAD' })
  expect(head.body.byteLength).toBe(0)
  for (const name of ['content-length', 'etag', 'content-type', 'content-security-policy'])
    expect(head.headers[name], name).toBe(get.headers[name])
  expect(server.site.seen.length).toBe(1)
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['br;q=0, gzip;q=0', undefined],
  ['', undefined],
  [' , ,gzip ,', 'gzip'],
  ['zstd, compress', undefined],
])('Accept-Encoding %j is answered with %s', async (accepted, encoding) => {
  const plain = await ask(server, '/en')
  for (const path of ['/en', '/en/download/search']) {
    const answer = await ask(server, path, { headers: { 'accept-encoding': accepted } })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-length']).toBe(String(answer.body.byteLength))
    if (path === '/en') expect(textOf(answer)).toBe(plain.text)
  }
})

test('who holds the page, in whatever encoding, hears 304 with its headers', async () => {
  const { headers } = await ask(server, '/en', { headers: { 'accept-encoding': 'br' } })
  const held = `"other", ${headers.etag}`
  const again = await ask(server, '/en', { headers: { 'accept-encoding': 'gzip', 'if-none-match': held } })
  expect(again.status).toBe(304)
  expect(again.body.byteLength).toBe(0)
  for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy'])
    expect(again.headers[name], name).toBe(headers[name])
  expect((await ask(server, '/cn', { headers: { 'if-none-match': held } })).status).toBe(200)
})

test('the fast path and the app send the same page with the same headers', async () => {
  await ask(server, '/en')
  const fast = await ask(server, '/en', { headers: { 'accept-encoding': 'br' } })
  // a condition that does not hold takes the way through the app
  const slow = await ask(server, '/en', { headers: { 'accept-encoding': 'br', 'if-none-match': '"x"' } })
  const comparable = ({ headers }: Answer) => ({ ...headers, date: '', 'x-request-id': '' })
  expect(comparable(fast)).toEqual(comparable(slow))
  expect(fast.body.equals(slow.body)).toBe(true)
  expect(fast.headers['x-request-id']).not.toBe(slow.headers['x-request-id'])
})

test('a cached page is not sent to a foreign host, or to two', async () => {
  await ask(server, '/en')
  expect((await ask(server, '/en', { headers: { host: 'evil.example' } })).status).toBe(421)
  const two = 'GET /en HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n'
  expect(await talk(server, two)).toMatch(/^HTTP\/1\.1 400 /)
})

test.each([404, 301, 500, 503, 206])('%i is passed on and not cached', async (status) => {
  const headers = { location: '/en', 'cache-control': publicCache }
  server.site.answer('/en', () => htmlPage('<h1>once</h1>', { status, headers }))
  expect((await ask(server, '/en')).status).toBe(status)
  server.site.answer('/en', undefined)
  expect((await ask(server, '/en')).status).toBe(200)
})

test.each(['no-store', 'private, max-age=60', 'public, max-age=0', ''])(
  'Cache-Control %j: not cached',
  async (declared) => {
    server.site.answer('/en', () => htmlPage('<h1>once</h1>', { headers: { 'cache-control': declared } }))
    await ask(server, '/en')
    expect((await ask(server, '/en')).headers['x-cache']).toBe('MISS')
    expect(server.site.count('/en')).toBe(2)
  },
)

test('a page that is not to be cached is not shared by those who ask at once', async () => {
  let key = 0
  server.site.answer('/en', async () => {
    key += 1
    const own = key
    await new Promise(setImmediate)
    return htmlPage(`<p>key ${own}</p>`, { headers: { 'cache-control': 'private, no-store' } })
  })
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(server, '/en')))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(10)
})

test('a cookie set in a render for everybody reaches nobody', async () => {
  const headers = { 'set-cookie': 'a=1', 'cache-control': publicCache }
  server.site.answer('/en', () => htmlPage('<h1>page</h1>', { headers }))
  server.site.answer('/en/download/search', () =>
    htmlPage('<h1>page</h1>', { headers: { 'set-cookie': 'a=1' } }),
  )
  expect((await ask(server, '/en')).headers).not.toHaveProperty('set-cookie')
  expect((await ask(server, '/en/download/search')).headers['set-cookie']).toEqual(['a=1'])
})

test('a POST goes to the site and leaves the cache alone', async () => {
  await ask(server, '/en')
  expect((await ask(server, '/en', { method: 'POST', body: 'a=1' })).headers['x-cache']).toBe('BYPASS')
  expect((await ask(server, '/en')).text).toContain('rendering 1<')
})

test('after a purge pages are rendered anew', async () => {
  await ask(server, '/en')
  expect(server.purge()).toBe(1)
  expect((await ask(server, '/en')).text).toContain('rendering 2<')
  server.site.purgePages()
  expect((await ask(server, '/en')).text).toContain('rendering 3<')
})

test('a purged page is still there when a new one cannot be made', async () => {
  await ask(server, '/en')
  server.purge()
  server.site.answer('/en', () => Promise.reject(new Error('no')))
  const rejected = await ask(server, '/en')
  expect(rejected.headers['x-cache']).toBe('STALE')
  expect(rejected.text).toContain('rendering 1<')
  server.site.answer('/en', () => htmlPage('<h1>no</h1>', { status: 503 }))
  expect((await ask(server, '/en')).text).toContain('rendering 1<')
  server.site.answer('/en', undefined)
  expect((await ask(server, '/en')).headers['x-cache']).toBe('MISS')
})

test('a page that was being made during a purge is not kept', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  server.site.answer('/en', () => promise)
  const asked = ask(server, '/en')
  await expect.poll(() => server.site.seen.length, { timeout: 10_000 }).toBe(1)
  server.purge()
  resolve(htmlPage('<p>old</p>', { headers: { 'cache-control': publicCache } }))
  expect((await asked).text).toBe('<p>old</p>')
  server.site.answer('/en', undefined)
  expect((await ask(server, '/en')).text).not.toBe('<p>old</p>')
})

test('stale while it is renewed: who asks does not wait', async () => {
  const brief = { 'cache-control': 'public, max-age=600, s-maxage=1, stale-while-revalidate=600' }
  server.site.answer('/en', () => htmlPage(`<p>${server.site.count('/en')}</p>`, { headers: brief }))
  expect((await ask(server, '/en')).text).toBe('<p>1</p>')
  await expect
    .poll(async () => (await ask(server, '/en')).headers['x-cache'], { timeout: 10_000 })
    .toBe('STALE')
  await expect.poll(async () => (await ask(server, '/en')).text, { timeout: 10_000 }).toBe('<p>2</p>')
})

test.each(['/en', '/en/download/search'])(
  '%s: the policy allows the elements with the nonce, and no others',
  async (path) => {
    server.site.answer(path, (request) => {
      const nonce = request.headers.get('x-script-mark')
      const head = `<meta property="csp-nonce" content="${nonce}"/><style nonce="${nonce}">p{margin:0}</style><style>p{color:red}</style>`
      return htmlPage(
        `${head}<script nonce="${nonce}" data-x="">own()</script><script>foreign()</script><script nonce="x">guessed()</script>`,
      )
    })
    const { headers, text } = await ask(server, path)
    expect(text).toBe(
      '<style>p{margin:0}</style><style>p{color:red}</style><script data-x="">own()</script><script>foreign()</script><script nonce="x">guessed()</script>',
    )
    const hash = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`
    const policy = headers['content-security-policy']
    expect(policy).toContain(`script-src 'self' ${hash('own()')};`)
    expect(policy).toContain(`style-src 'self' ${hash('p{margin:0}')};`)
  },
)

test.each(['/%65n', '/en/', '/EN', '/en//', '/en;a=1', '/en%3Fa=1', '/en%00'])(
  '%s is never answered with what is cached for another address',
  async (path) => {
    const { text } = await ask(server, '/en')
    expect((await ask(server, path)).text).not.toBe(text)
  },
)

test('HEAD on a connection: the next answer is whole', async () => {
  await ask(server, '/en')
  const heard = await talk(
    server,
    'HEAD /en HTTP/1.1\r\nHost: localhost\r\n\r\nGET /en HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  )
  expect(heard.match(/HTTP\/1\.1 200/g)?.length).toBe(2)
  expect(heard.match(/<!DOCTYPE html>/g)?.length).toBe(1)
})

test('too many renders: what is cached is shown, others hear 503 and when to come again, forms are taken', async () => {
  await ask(server, '/en')
  server.purge()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.site.answer('/en/download/search', () => promise.then(() => htmlPage('<p>late</p>')))
  const running = Array.from({ length: 64 }, () => ask(server, '/en/download/search'))
  await expect.poll(() => server.site.count('/en/download/search'), { timeout: 10_000 }).toBe(64)
  const waiting = Array.from({ length: 100 }, () => ask(server, '/en/download/search'))
  const refused = await Promise.race(waiting)
  expect(refused.status).toBe(503)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask(server, '/_serverFn/f', { method: 'POST' })).status).toBe(200)
  const own = await ask(server, '/cn/download/search')
  expect(own.status).toBe(503)
  resolve()
  expect(new Set((await Promise.all(running)).map(({ status }) => status))).toEqual(new Set([200]))
  const statuses = (await Promise.all(waiting)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 503).length).toBe(36)
  expect((await ask(server, '/en')).status).toBe(200)
})

test('what everybody reads is rendered before a search that waits longer', async () => {
  const limit = createRenderLimit(() => {})
  const { promise, resolve } = Promise.withResolvers<void>()
  const running = Array.from({ length: 64 }, () => limit('/en', () => promise))
  const order: string[] = []
  const waiting = ['/en/search', '/en'].map((path) => limit(path, async () => void order.push(path)))
  resolve()
  await Promise.all([...running, ...waiting])
  expect(order).toEqual(['/en', '/en/search'])
})
