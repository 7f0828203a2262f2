import { once } from 'node:events'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json as readJson } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { fakeUpstream } from '../../tests/server/fake-upstream.ts'
import { emptyInput } from './fields.ts'

const upstream = fakeUpstream()
const { server } = upstream
let submitApplication: typeof import('./trial.server.ts').submitApplication
let inbox: typeof import('./inbox.server.ts')

// what is known of the upstream is forgotten: its breaker, and what it asked for
beforeEach(async () => {
  vi.resetModules()
  inbox = await import('./inbox.server.ts')
  submitApplication = (await import('./trial.server.ts')).submitApplication
  await (await import('#i18n/load-words.ts')).loadWords('cn', ['trial'])
})
afterEach(() => inbox.closeInbox())

/** One of many who do not know their code. */
const guess = (n: number) =>
  submitApplication(
    {
      ...emptyInput,
      name: '申请人',
      telephone: '13800138000',
      email: `visitor-${n}@example.com`,
      code: '000000',
      product: '8',
      consent: true,
    },
    crypto.randomUUID(),
    { lang: 'cn', clientAddress: `10.0.${n}.1` },
  )

const late: RequestListener = () => {}
const troubles: Record<string, RequestListener> = {
  'answers nothing in time': late,
  'answers nothing in time, but is ready': (request, response) =>
    request.url === '/readyz' ? response.end() : undefined,
  'answers a part': (_, response) => void response.writeHead(200, json).write('{"reference":'),
  'breaks every connection': ({ socket }) => socket.resetAndDestroy(),
  fails: (_, response) => response.writeHead(500).end(),
  'is full': (_, response) => response.writeHead(503, { 'retry-after': '2' }).end(),
  'has a gateway that waits no longer': (_, response) => response.writeHead(504).end(),
  'has no database': (_, response) =>
    response.writeHead(503, { ...json, 'retry-after': '5' }).end('{"code":"database-unavailable"}'),
  'limits everybody': (_, response) => response.writeHead(429, { 'retry-after': '7' }).end(),
}
const json = { 'content-type': 'application/json' }

test.each(Object.entries(troubles))(
  'of 300 wrong codes at once none is taken while the upstream %s',
  async (_, listener) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
      server.closeAllConnections()
    })
    upstream.handle = listener
    let answered = 0
    const all = Array.from({ length: 300 }, (_, n) => guess(n).finally(() => (answered += 1)))
    // every time limit runs out, one second after the other
    while (answered < all.length) {
      await vi.advanceTimersByTimeAsync(1_000)
      await new Promise(setImmediate)
    }
    const states = (await Promise.all(all)).map(({ state }) => state)
    expect(states.filter((state) => state !== 'failed' && state !== 'limited')).toEqual([])
    expect(inbox.inboxDepth().waiting).toBe(0)
  },
)

test('of 300 at once all are kept while nobody listens, and delivered once somebody does', async () => {
  const { port } = server.address() as AddressInfo
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  const sent = await Promise.all(Array.from({ length: 300 }, (_, n) => guess(n)))
  expect(sent.filter(({ state }) => state === 'kept')).toHaveLength(300)
  const delivered: string[] = []
  upstream.handle = (request, response) =>
    void take(request, response).then((reference) => delivered.push(reference))
  await once(server.listen(port, '127.0.0.1'), 'listening')
  await expect.poll(() => inbox.inboxDepth().waiting, { timeout: 30_000 }).toBe(0)
  const references = sent.flatMap((one) => ('reference' in one ? one.reference : []))
  expect(delivered.sort()).toEqual(references.sort())
})

async function take(request: IncomingMessage, response: ServerResponse): Promise<string> {
  const { deferred } = (await readJson(request)) as { deferred: { reference: string } }
  const { reference } = deferred
  response.writeHead(201, json).end(JSON.stringify({ reference, status: 'unverified' }))
  return reference
}
