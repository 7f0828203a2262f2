import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AppContext, textAtHand } from '../app.ts'
import { ask } from '../rig/ask.ts'
import { htmlPage } from '../rig/fake-app.ts'
import { startFakeSite } from '../rig/fake-site.ts'

// a busy machine is no failure
vi.setConfig({ testTimeout: 30_000 })

let site: Awaited<ReturnType<typeof startFakeSite>>

beforeEach(async () => {
  site = await startFakeSite()
})
afterEach(() => site.close())

const loggedIn = (name: string) => ({ headers: { cookie: `token=t-${name}; name=${name}` } })

test('a page is rendered once, and sent to all who ask after and meanwhile', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(site, '/en')))
  const later = await ask(site, '/en')
  expect(site.app.count('/en')).toBe(1)
  expect(new Set([...answers, later].map(({ text }) => text)).size).toBe(1)
  expect(later.headers['x-cache']).toBe('HIT')
  expect(later.headers['cache-control']).toBe('public, max-age=0, must-revalidate, no-transform')
  expect(later.headers.vary).toBe('Accept-Encoding, Cookie')
})

test('the render sees nothing of the visitor who asked', async () => {
  const headers = {
    cookie: 'name=Eve; theme=dark',
    'user-agent': 'Spy',
    'accept-language': 'fr',
    referer: 'http://x',
  }
  const { text } = await ask(site, '/en', { headers })
  expect(text).toContain('visitor nobody')
  expect([...(site.app.seen[0]?.headers.keys() ?? [])].sort()).toEqual([
    'accept',
    'host',
    'x-request-id',
    'x-script-mark',
  ])
})

test('a visitor with a session gets their own page, which nobody keeps', async () => {
  await ask(site, '/en')
  const mine = await ask(site, '/en', loggedIn('Ann'))
  expect(mine.text).toContain('visitor Ann')
  expect(mine.headers['cache-control']).toBe('private, no-store, no-transform')
  expect(mine.headers['x-cache']).toBe('BYPASS')
  expect((await ask(site, '/en')).text).toContain('visitor nobody')
})

test.each(['token=', 'tokens=1', 'name=Ann; mytoken=1'])('%s is no session', async (cookie) => {
  expect((await ask(site, '/en', { headers: { cookie } })).headers['x-cache']).toBe('MISS')
})

test.each(['token=1', 'a=b;token=1', '__Host-token=1'])('%s is a session', async (cookie) => {
  expect((await ask(site, '/en', { headers: { cookie } })).headers['x-cache']).toBe('BYPASS')
})

test('of 1,000 mixed requests none gets what was made for another', async () => {
  const calm = await startFakeSite({ shedDelayMs: 60_000 })
  const paths = [
    '/',
    '/cn',
    '/en',
    '/en/product/mvda',
    '/cn/about/news?page=2',
    '/en?utm=1',
    '/cn/download/search',
  ]
  const ask1 = async (at: number) => {
    const name = at % 3 === 0 ? `visitor${at}` : undefined
    const path = paths[at % paths.length] ?? '/'
    const askOnce = () => ask(calm, path, name ? loggedIn(name) : {})
    let answer = await askOnce()
    // on a machine that is busy otherwise some are turned away: they come again
    while (answer.status === 503) answer = await askOnce()
    const { text } = answer
    const expectedLanguage = path.startsWith('/en') ? 'en' : 'zh-CN'
    return text.includes(`visitor ${name ?? 'nobody'}<`) && text.includes(`<html lang="${expectedLanguage}">`)
  }
  let right = 0
  for (let from = 0; from < 1000; from += 50) {
    const some = await Promise.all(Array.from({ length: 50 }, (_, at) => ask1(from + at)))
    right += some.filter(Boolean).length
  }
  expect(right).toBe(1000)
  await calm.close()
})

test('query parameters a page does not depend on neither reach it nor cost a render', async () => {
  for (let at = 0; at < 50; at += 1) {
    const { text } = await ask(site, `/en?utm_source=${at}&__proto__=1&q=<script>`)
    expect(text).toContain('<p>target /en</p>')
  }
  expect(site.app.seen.length).toBe(1)
})

test('a parameter a page depends on has its own page, in whatever order and company it comes', async () => {
  const first = await ask(site, '/cn/product/compare?products=av,dsc&x=1&differences=1')
  const second = await ask(site, '/cn/product/compare?differences=1&y=2&products=av,dsc')
  expect(first.text).toContain('target /cn/product/compare?differences=1&products=av,dsc')
  expect(second.text).toBe(first.text)
  expect((await ask(site, '/cn/product/compare')).text).toContain('<p>target /cn/product/compare</p>')
})

test.each(['page=0', 'page=1&page=2', 'p%61ge=2', 'page=%32', 'page'])(
  '%s is for the page to judge, and not kept',
  async (query) => {
    await ask(site, `/cn/about/news?${query}`)
    const { headers, text } = await ask(site, `/cn/about/news?${query}`)
    expect(headers['x-cache']).toBe('BYPASS')
    expect(text).toContain(`target /cn/about/news?${query}`)
  },
)

test('search results are made for each request, with the whole query', async () => {
  await ask(site, '/en/download/search?q=a')
  const { headers, text } = await ask(site, '/en/download/search?q=a')
  expect(text).toContain('target /en/download/search?q=a')
  expect(headers['x-cache']).toBe('BYPASS')
  expect(site.app.seen.length).toBe(2)
})

test('HEAD has the headers of GET and no body', async () => {
  const get = await ask(site, '/en')
  const head = await ask(site, '/en', { method: 'HEAD' })
  expect(head.body.byteLength).toBe(0)
  for (const name of ['content-length', 'etag', 'content-type', 'content-security-policy']) {
    expect(head.headers[name]).toBe(get.headers[name])
  }
  expect(site.app.seen.length).toBe(1)
})

test('a range of a page is the whole page, as it may change between two parts', async () => {
  const { status, headers } = await ask(site, '/en', { headers: { range: 'bytes=0-3' } })
  expect(status).toBe(200)
  expect(headers).not.toHaveProperty('accept-ranges')
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['br;q=0, gzip;q=0', undefined],
  ['', undefined],
])('Accept-Encoding %j is answered with %s', async (accepted, encoding) => {
  const plain = await ask(site, '/en')
  const { headers, body } = await ask(site, '/en', { headers: { 'accept-encoding': accepted } })
  expect(headers['content-encoding']).toBe(encoding)
  const decoded =
    encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
  expect(decoded.toString()).toBe(plain.text)
  expect(headers['content-length']).toBe(String(body.byteLength))
})

test('who holds the page, in whatever encoding, hears 304 with its headers', async () => {
  const { headers } = await ask(site, '/en', { headers: { 'accept-encoding': 'br' } })
  const held = `"other", W/${headers.etag}`
  const again = await ask(site, '/en', { headers: { 'accept-encoding': 'gzip', 'if-none-match': held } })
  expect(again.status).toBe(304)
  expect(again.body.byteLength).toBe(0)
  expect(again.headers.etag).toBe(headers.etag)
  for (const name of ['vary', 'cache-control', 'content-security-policy']) {
    expect(again.headers[name]).toBe(headers[name])
  }
  expect((await ask(site, '/cn', { headers: { 'if-none-match': held } })).status).toBe(200)
})

test('tags differ between encodings', async () => {
  const tags = ['br', 'gzip', 'identity'].map(
    async (encoding) => (await ask(site, '/en', { headers: { 'accept-encoding': encoding } })).headers.etag,
  )
  expect(new Set(await Promise.all(tags)).size).toBe(3)
})

test.each([404, 301, 500, 503, 206])('%i is passed on and not kept', async (status) => {
  const headers = { location: '/en' }
  site.app.answer('/en', () => htmlPage('<h1>once</h1>', { status, headers }))
  expect((await ask(site, '/en')).status).toBe(status)
  site.app.answer('/en', undefined)
  expect((await ask(site, '/en')).status).toBe(200)
})

test.each(['no-store', 'private'])('a page the app declares %s is not kept', async (declared) => {
  site.app.answer('/en', () => htmlPage('<h1>once</h1>', { headers: { 'cache-control': declared } }))
  await ask(site, '/en')
  expect((await ask(site, '/en')).headers['x-cache']).toBe('MISS')
})

test('a page made for each visitor is not shared by those who ask at once', async () => {
  let key = 0
  site.app.answer('/en', async () => {
    key += 1
    const own = key
    await new Promise(setImmediate)
    return htmlPage(`<p>key ${own}</p>`, { headers: { 'cache-control': 'no-store' } })
  })
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(site, '/en')))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(10)
})

test('a page that is not to be kept just now does not displace the one that is', async () => {
  await ask(site, '/en')
  site.purge()
  site.app.answer('/en', () => htmlPage('<p>poor</p>', { headers: { 'cache-control': 'no-store' } }))
  expect((await ask(site, '/en')).text).toBe('<p>poor</p>')
  expect((await ask(site, '/en')).text).toContain('rendering 1<')
})

test('the app hears of every page sent with a 200, and of nothing else', async () => {
  site.app.answer('/en/gone', () => htmlPage('<p>gone</p>', { status: 404 }))
  const { headers } = await ask(site, '/en?a=1')
  await ask(site, '/en')
  await ask(site, '/cn', loggedIn('Ann'))
  await ask(site, '/en', { method: 'HEAD' })
  await ask(site, '/en', { headers: { 'if-none-match': headers.etag as string } })
  await ask(site, '/en/gone')
  await ask(site, '/favicon.svg')
  expect(site.app.heard).toEqual(['/en', '/en', '/cn'])
})

test('a cookie set while rendering for everybody reaches nobody', async () => {
  site.app.answer('/en', () => htmlPage('<h1>page</h1>', { headers: { 'set-cookie': 'a=1' } }))
  expect((await ask(site, '/en')).headers).not.toHaveProperty('set-cookie')
  const own = await ask(site, '/en', loggedIn('Ann'))
  expect(own.headers['set-cookie']).toEqual(['a=1'])
})

test('a POST goes to the app and leaves what is kept alone', async () => {
  await ask(site, '/en')
  expect((await ask(site, '/en', { method: 'POST', body: 'a=1' })).headers['x-cache']).toBe('BYPASS')
  expect((await ask(site, '/en')).text).toContain('rendering 1<')
})

test('after a purge the pages under the prefix are made anew, others stay', async () => {
  await ask(site, '/en/about/news')
  await ask(site, '/en')
  expect(site.purge('/en/about')).toBe(1)
  expect((await ask(site, '/en/about/news')).text).toContain('rendering 2<')
  expect((await ask(site, '/en')).text).toContain('rendering 1<')
})

test('a purged page is still there when a new one cannot be made', async () => {
  await ask(site, '/en')
  site.purge()
  site.app.answer('/en', () => Promise.reject(new Error('no')))
  const { headers, text } = await ask(site, '/en')
  expect(headers['x-cache']).toBe('STALE')
  expect(text).toContain('rendering 1<')
})

test('a purge while a page is being made: it is not kept', async () => {
  let release = (_: Response) => {}
  site.app.answer(
    '/en',
    () =>
      new Promise((resolve) => {
        release = resolve
      }),
  )
  const asked = ask(site, '/en')
  await expect.poll(() => site.app.seen.length, { timeout: 10_000 }).toBe(1)
  site.purge()
  release(htmlPage('<p>old</p>'))
  expect((await asked).text).toBe('<p>old</p>')
  site.app.answer('/en', undefined)
  expect((await ask(site, '/en')).text).not.toBe('<p>old</p>')
})

test('the app can purge', async () => {
  await ask(site, '/en')
  site.app.seen[0]?.context?.purgePages('/en')
  expect((await ask(site, '/en')).text).toContain('rendering 2<')
})

test('a page like the one before, but for its times, keeps its tag', async () => {
  site.app.answer('/en', () => htmlPage(`<script>u=${Date.now()};id=1795172205120</script>`))
  const { headers } = await ask(site, '/en')
  site.purge()
  const then = Date.now()
  while (Date.now() === then) await new Promise(setImmediate)
  expect((await ask(site, '/en')).headers.etag).toBe(headers.etag)
  site.purge()
  site.app.answer('/en', () => htmlPage(`<script>u=${Date.now()};id=1795172205121</script>`))
  expect((await ask(site, '/en')).headers.etag).not.toBe(headers.etag)
})

test.each([{}, loggedIn('Ann')])(
  'the policy allows exactly the inline scripts and styles of the page',
  async (who) => {
    const { headers, text } = await ask(site, '/en', who)
    const policy = headers['content-security-policy'] as string
    const hash = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`
    const script = /<script>(.*?)<\/script>/.exec(text)?.[1] ?? ''
    expect(policy).toContain(`script-src 'self' ${hash(script)};`)
    expect(policy).toContain(`style-src 'self' ${hash('p{margin:0}')};`)
  },
)

test.each([{}, loggedIn('Ann')])(
  'a script that came in with a text is not allowed where the app marks its own',
  async (who) => {
    site.app.answer('/en', (request) => {
      const nonce = `nonce="${request.headers.get('x-script-mark')}"`
      return htmlPage(
        `<meta property="csp-nonce" content="${request.headers.get('x-script-mark')}"/><script ${nonce} data-x="">own()</script><script>foreign()</script><script nonce="x">guessed()</script>`,
      )
    })
    const { headers, text } = await ask(site, '/en', who)
    const mark = site.app.seen[0]?.headers.get('x-script-mark') as string
    expect(text).toBe(
      '<script data-x="">own()</script><script>foreign()</script><script nonce="x">guessed()</script>',
    )
    expect(mark.length).toBeGreaterThan(20)
    const policy = headers['content-security-policy'] as string
    const own = createHash('sha256').update('own()').digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${own}';`)
  },
)

test.each([{}, loggedIn('Ann')])(
  'a style that came in with a text is not allowed where the app names its own',
  async (who) => {
    const html = '<style>p{margin:0}</style><style>p{color:red}</style>'
    site.app.answer('/en', (_, context) => {
      Object.assign(context?.page ?? {}, { pieces: [html], styles: ['p{margin:0}'] })
      return htmlPage('', { headers: { [textAtHand]: '1' } })
    })
    const { headers, text } = await ask(site, '/en', who)
    expect(text).toBe(html)
    const own = createHash('sha256').update('p{margin:0}').digest('base64')
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${own}';`)
  },
)

test.each([{}, loggedIn('Ann')])('a page does not stay in the context it was left in', async (who) => {
  let left: AppContext['page'] | undefined
  site.app.answer('/en', (_, context) => {
    left = Object.assign(context?.page ?? {}, { pieces: ['<p>here</p>'] })
    return htmlPage('', { headers: { [textAtHand]: '1' } })
  })
  expect((await ask(site, '/en', who)).text).toBe('<p>here</p>')
  expect(left).toEqual({})
})

test('too many renders at once: a page that is kept is shown, others hear 503 and when to come again', async () => {
  await ask(site, '/en')
  site.purge()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  site.app.answer('/en/download/search', () => released.then(() => htmlPage('<p>late</p>')))
  const running = Array.from({ length: 64 }, () => ask(site, '/en/download/search'))
  await expect.poll(() => site.app.count('/en/download/search'), { timeout: 10_000 }).toBe(64)
  const away: number[] = []
  const askMany = (count: number, path: (at: number) => string) =>
    Array.from({ length: count }, async (_, at) => {
      const { status } = await ask(site, path(at))
      if (status === 503) away.push(at)
      return status
    })
  // 64 of them at most find room in the line
  const searches = askMany(100, () => '/en/download/search')
  await expect.poll(() => away.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(36)
  expect((await ask(site, '/cn/download/search')).status).toBe(503)
  // pages stand in one of their own
  const before = away.length
  const pages = askMany(200, (at) => `/en/service/other-${at}`)
  await expect.poll(() => away.length - before, { timeout: 10_000 }).toBeGreaterThanOrEqual(72)
  expect((await ask(site, '/en/service/one-more')).status).toBe(503)
  const refused = await ask(site, '/cn/download/search')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ask(site, '/en')).headers['x-cache']).toBe('STALE')
  expect((await ask(site, '/_serverFn/f', { method: 'POST' })).status).toBe(200)
  release()
  expect(await Promise.all(pages)).toContain(200)
  expect(new Set((await Promise.all(running)).map(({ status }) => status))).toEqual(new Set([200]))
  expect(await Promise.all(searches)).toContain(200)
})
