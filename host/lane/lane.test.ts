import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask, talk } from '../rig/ask.ts'
import { htmlPage } from '../rig/fake-app.ts'
import { startFakeSite } from '../rig/fake-site.ts'

// a busy machine is no failure
vi.setConfig({ testTimeout: 30_000 })

let site: Awaited<ReturnType<typeof startFakeSite>>

beforeAll(async () => {
  site = await startFakeSite()
  await ask(site, '/en')
})
afterAll(() => site.close())

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`
const last = (path: string) => get(path, 'Connection: close\r\n')
/** What comes when the same is said on a connection that has left the lane. */
async function talkToNode(requests: string): Promise<string> {
  const socket = open(site)
  socket.write('OPTIONS /en HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await new Promise((resolve) => socket.once('data', resolve))
  const heard = collect(socket)
  socket.write(requests)
  return heard
}

/** What differs from answer to answer. */
function timeless(heard: string): string {
  return heard
    .replace(/x-request-id: \S+/g, 'x-request-id: …')
    .replace(/Date: [^\r]+/g, 'Date: …')
    .replace(/rendering \d+/g, 'rendering …')
}

/** The answers one after the other, without the line that says that no more may come. */
function answers(heard: string): string[] {
  return timeless(heard)
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .map((one) => one.replace(/connection: close\r\n/i, ''))
}

test.each(['', 'Accept-Encoding: br\r\n', 'Accept-Encoding: gzip\r\n', 'Cookie: other=1\r\n'])(
  'an answer of the lane is byte for byte what node would send (%j)',
  async (more) => {
    const [fromLane] = timeless(await talk(site, get('/en', more) + last('/en'))).split(/(?=HTTP)/)
    const [fromNode] = timeless(await talkToNode(get('/en', more) + last('/en'))).split(/(?=HTTP)/)
    expect(fromLane).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(fromLane).not.toMatch(/keep-alive/i)
    expect(fromLane).toBe(fromNode)
  },
)

test('answers that lie ready are byte for byte the first one', async () => {
  await ask(site, '/en/products')
  const answered = answers(await talk(site, get('/en/products') + get('/en/products') + last('/en/products')))
  const again = answers(await talk(site, get('/en/products') + get('/en/products') + last('/en/products')))
  expect(answered).toHaveLength(3)
  expect(new Set([...answered, ...again]).size).toBe(1)
})

test('an answer has the time and an id of its own', async () => {
  const heard = await talk(site, get('/en') + get('/en') + last('/en'))
  const ids = [...heard.matchAll(/x-request-id: (\S+)/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(3)
  for (const [, date = ''] of heard.matchAll(/Date: ([^\r]+)/g))
    expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(5_000)
})

test.each([
  ['plain ones', get('/en') + get('/en') + last('/en')],
  ['a condition in between', get('/en') + get('/en', 'If-None-Match: "x"\r\n') + get('/en') + last('/en')],
  [
    'a body in between',
    `${get('/en')}POST /en HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\na=b${last('/en')}`,
  ],
  ['a session in between', get('/en') + get('/en', 'Cookie: token=ann\r\n') + last('/en')],
  ['a foreign host', get('/en').replace('localhost', 'evil.example') + last('/en')],
  ['two hosts', get('/en', 'Host: evil.example\r\n')],
  ['no host', 'GET /en HTTP/1.1\r\n\r\n'],
  ['a length that is none', get('/en', 'Content-Length: x\r\n')],
  ['a length and a coding', `${get('/en', 'Content-Length: 3\r\nTransfer-Encoding: chunked\r\n')}abc`],
  ['a name with a space', get('/en', 'X : a\r\n')],
  ['a range and a condition', get('/en', 'Range: bytes=0-1\r\nIf-None-Match: "x"\r\n') + last('/en')],
])('requests in one piece, %s: the answers are those of node alone', async (_, requests) => {
  const inLane = answers(await talk(site, requests))
  expect(inLane.length).toBeGreaterThan(0)
  expect(inLane).toEqual(answers(await talkToNode(requests)))
})

test('rubbish after a request', async () => {
  const [first, second] = answers(await talk(site, `${get('/en')}\x00\x01`))
  expect(first).toMatch(/^HTTP\/1\.1 200 OK/)
  expect(second).toMatch(/^HTTP\/1\.1 400 /)
})

test('a request in pieces, after one that was whole', async () => {
  const socket = open(site)
  const heard = collect(socket)
  for (const piece of [
    get('/en'),
    'GET /en HTTP/1.1\r\nHo',
    'st: localhost\r\nConnection: close\r\n',
    '\r\n',
  ]) {
    socket.write(piece)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  expect((await heard).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2)
})

test.each([
  ['short', 20_000, 50],
  ['long', 400_000, 4],
])('who reads late gets every answer whole, with its own id, of a %s page', async (_, size, count) => {
  site.app.answer('/cn/about/news', () =>
    htmlPage(`<p>${'x'.repeat(size)}</p>`, { headers: { 'cache-control': 'public, max-age=60' } }),
  )
  site.purge()
  for (const path of ['/cn/about/news', '/en']) await ask(site, path)
  const socket = open(site)
  socket.pause()
  // more than any system keeps for a connection, in pieces that are read as they come
  for (let at = 0; at < 20; at += 1) {
    socket.write(get('/cn/about/news').repeat(count))
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
  socket.write(last('/en'))
  const heard = collect(socket)
  socket.resume()
  const whole = await heard
  const sizes = answers(whole).map((one) => one.match(/x{1000,}/)?.[0].length)
  expect(sizes).toEqual([...Array(20 * count).fill(size), undefined])
  const ids = [...whole.matchAll(/x-request-id: ([\w-]{36})\r/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(20 * count + 1)
})

test('a page that changed is sent as it is now', async () => {
  const socket = open(site)
  const heard = collect(socket)
  socket.write(get('/en'))
  await new Promise((resolve) => socket.once('data', resolve))
  site.app.answer('/en', () =>
    htmlPage('<h1>new</h1>', { headers: { 'cache-control': 'public, max-age=60' } }),
  )
  site.purge()
  socket.write(get('/en'))
  await new Promise((resolve) => socket.once('data', resolve))
  socket.write(last('/en'))
  const [first, second, third] = answers(await heard)
  expect(first).not.toContain('new')
  expect(second).toContain('<h1>new</h1>')
  expect(third).toContain('<h1>new</h1>')
})

test('connections that say nothing, or nothing more, are closed', async () => {
  const quick = { headersTimeout: 300, keepAliveTimeout: 600, connectionsCheckingInterval: 50 }
  const other = await startFakeSite({ limits: quick })
  await ask(other, '/en')
  expect(await talk(other, '')).toBe('')
  const began = performance.now()
  expect(await talk(other, get('/en'))).toMatch(/^HTTP\/1\.1 200 OK/)
  expect(performance.now() - began).toBeGreaterThan(600)
  await other.close()
})

test('a site that ends closes who waits, and says so to who asks', async () => {
  const other = await startFakeSite()
  await ask(other, '/en')
  const waits = open(other)
  const asks = open(other)
  const heardFirst = collect(waits)
  const heardSecond = collect(asks)
  for (const socket of [waits, asks]) socket.write(get('/en'))
  await Promise.all([waits, asks].map((socket) => new Promise((resolve) => socket.once('data', resolve))))
  const closing = other.close(300)
  asks.write(get('/en'))
  await closing
  expect((await heardFirst).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(1)
  const [, second] = (await heardSecond).split(/(?=HTTP\/1\.1)/)
  expect(second).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*connection: close\r\n/)
})

function open({ url }: { url: string }): Socket {
  const { hostname, port } = new URL(url)
  return connect(Number(port), hostname).on('error', () => {})
}

/** Everything that comes until the connection closes. */
function collect(socket: Socket): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  return new Promise((resolve) =>
    socket.once('close', () => resolve(Buffer.concat(chunks).toString('latin1'))),
  )
}
