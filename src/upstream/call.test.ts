import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import type { Type } from 'arktype'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startEndlessPeer } from '../../tests/endless-peer.ts'
import { fakeUpstream } from '../../tests/server/fake-upstream.ts'

const ask = (path = 'thing') => callUpstream<{ name: string }>({ path: [path], answers })

let callUpstream: typeof import('./call.server.ts').callUpstream
let answers: Type<{ name: string }>
const upstream = fakeUpstream()

// a fresh door for each test: its breaker remembers
beforeEach(async () => {
  vi.resetModules()
  callUpstream = (await import('./call.server.ts')).callUpstream
  answers = (await import('arktype')).type({ name: 'string' })
})

/** Every answer that is not a good one is trouble; of one that is late nobody knows more. */
const broken: Record<string, RequestListener> = {
  'HTML instead of JSON': (_, response) =>
    response.setHeader('content-type', 'text/html').end('<h1>hello</h1>'),
  'HTML that claims to be JSON': (_, response) => json(response).end('<h1>hello</h1>'),
  'the wrong shape': (_, response) => json(response).end('{"name":1}'),
  'nothing at all': (request) => request.socket.destroy(),
  'no answer': () => {},
  'a body that never ends': (_, response) => {
    json(response).write('{"name":')
  },
  '20 MB': (_, response) => json(response).end(Buffer.alloc(20_000_000, 0x20)),
  '20 MB announced': (_, response) => {
    json(response).setHeader('content-length', 20_000_000)
    response.write(' ')
  },
  'invalid UTF-8': (_, response) => json(response).end(Buffer.from([0x22, 0xff, 0x22])),
  'a redirect': (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  'a 500': (_, response) => response.writeHead(500).end('stack trace'),
  'a 504 of a gateway': (_, response) => response.writeHead(504).end(),
  'a 408': (_, response) => response.writeHead(408).end(),
}
const late = ['no answer', 'a body that never ends', '20 MB announced', 'a 504 of a gateway', 'a 408']

test.each(Object.entries(broken))('%s is trouble', async (name, listener) => {
  upstream.handle = listener
  const isLate = late.includes(name)
  // an answer that is there is not too late, however long this machine takes to read it
  const call = { path: ['thing'], answers, ...(!isLate && { timeout: 30_000 }) }
  const trouble = { kind: isLate ? 'busy' : 'unavailable' }
  expect(await callUpstream(call)).toMatchObject({ ok: false, trouble })
})

test('the breaker opens for a sick upstream, and closes by itself once it is well', async () => {
  let calls = 0
  upstream.handle = (_, response) => {
    calls += 1
    response.writeHead(500).end()
  }
  for (let n = 0; n < 30; n += 1) await ask()
  expect(calls).toBeLessThan(30)
  upstream.handle = (_, response) => json(response).end('{"name":"well"}')
  await expect.poll(() => ask(), { timeout: 10_000 }).toEqual({ ok: true, data: { name: 'well' } })
})

test('a full bulkhead and an open breaker are busy, and an application passes both', async () => {
  upstream.handle = ({ method }, response) => method === 'POST' && json(response).end('{"name":"x"}')
  const many = Array.from({ length: 61 }, () => ask())
  expect(await Promise.race(many)).toMatchObject({ trouble: { kind: 'busy' } })
  const post = () => callUpstream({ method: 'POST', path: ['thing'], bypassesBreaker: true, answers })
  expect(await post()).toMatchObject({ ok: true })
  await Promise.all(many)
  expect([await ask(), await post()]).toMatchObject([{ trouble: { kind: 'busy' } }, { ok: true }])
})

test.each([
  ['busy', 'database-busy'],
  ['unavailable', 'database-unavailable'],
])(
  'a 503 with Retry-After is %s where it says %s, and stays so while the upstream rests',
  async (kind, code) => {
    upstream.handle = (_, response) =>
      json(response).writeHead(503, { 'retry-after': '7' }).end(JSON.stringify({ code }))
    for (let n = 0; n < 2; n += 1)
      expect(await ask()).toMatchObject({ ok: false, trouble: { kind, retryAfter: 7 } })
  },
)

const isGone = async () => (await import('./trial.server.ts')).isUpstreamGone()

test.each<[string, RequestListener]>([
  ['ready', (_, response) => response.end()],
  ['at fault', (_, response) => response.writeHead(500).end()],
  ['without its database', (_, response) => response.writeHead(503, { 'retry-after': '2' }).end()],
  ['limiting', (_, response) => response.writeHead(429).end()],
  ['resetting', ({ socket }) => socket.resetAndDestroy()],
  ['hanging up', ({ socket }) => socket.destroy()],
])('one that is %s is not gone', async (_, listener) => {
  upstream.handle = listener
  expect(await isGone()).toBe(false)
})

test.each(['http://127.0.0.1:9', 'http://localhost:9', 'http://none.invalid'])(
  'one at %s, where nobody listens, is gone',
  async (elsewhere) => {
    vi.stubEnv('API_BASE_URL', elsewhere)
    expect(await isGone()).toBe(true)
    vi.stubEnv('API_BASE_URL', upstream.url)
  },
)

test('one that is slow is gone once its readiness was silent for longer than any queue, until it answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  upstream.handle = () => {}
  const first = isGone()
  const [held] = await once(upstream.server, 'request')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await first).toBe(false)
  const second = isGone()
  await vi.advanceTimersByTimeAsync(58_000)
  expect(await second, 'the same request').toBe(false)
  const left = once(held.socket, 'close')
  await vi.advanceTimersByTimeAsync(1_000)
  await left
  const third = isGone()
  await once(upstream.server, 'request')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await third, 'silent').toBe(true)
  upstream.server.closeAllConnections()
  upstream.handle = (_, response) => response.writeHead(503).end()
  await expect.poll(isGone).toBe(false)
})

test.each([200, 404, 500])('an answer of %i that never ends and is no JSON is left', async (status) => {
  const peer = await startEndlessPeer({ 'content-type': 'text/html' }, status)
  vi.stubEnv('API_BASE_URL', peer.url)
  expect((await ask()).ok).toBe(false)
  await expect.poll(peer.callers).toBe(0)
  peer.close()
  vi.stubEnv('API_BASE_URL', upstream.url)
})

test('sends what the contract asks for, and cannot be talked out of its base address', async () => {
  let seen: { url?: string | undefined; accept?: string | undefined; authorization?: string | undefined } = {}
  upstream.handle = (request, response) => {
    seen = { url: request.url, ...request.headers }
    json(response).end('{"name":"x"}')
  }
  await callUpstream({
    path: ['news', '../../evil?x=1'],
    query: { q: 'a&b', none: undefined },
    token: 't0ken',
    answers,
  })
  expect(seen.url).toBe('/news/..%2F..%2Fevil%3Fx%3D1?q=a%26b')
  expect(seen.accept).toBe('application/json, text/plain')
  expect(seen.authorization).toBe('Bearer t0ken')
})

test.each([
  [404, 'missing'],
  [401, 'unauthorised'],
  [422, 'refused'],
])('a %i is %s, without a second try', async (status, kind) => {
  let calls = 0
  upstream.handle = (_, response) => {
    calls += 1
    response.writeHead(status, { 'content-type': 'application/problem+json' })
    response.end('{"title":"no","errors":[{"field":"email","code":"format"}]}')
  }
  expect(await ask()).toMatchObject({ ok: false, trouble: { kind, status, fields: { email: 'format' } } })
  expect(calls).toBe(1)
})

test('says how long to wait; after a read others wait as well, after a form they do not', async () => {
  upstream.handle = (_, response) => response.writeHead(429, { 'retry-after': '7' }).end()
  const post = () => callUpstream({ method: 'POST', path: ['thing'], answers })
  for (const call of [post, ask])
    expect(await call()).toMatchObject({ ok: false, trouble: { kind: 'limited', retryAfter: 7 } })
  expect(await ask()).toMatchObject({ ok: false, trouble: { kind: 'busy', retryAfter: 7 } })
})

function json(response: Parameters<RequestListener>[1]) {
  return response.setHeader('content-type', 'application/json')
}
