import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { talk } from '../tests/server/ask.ts'
import { startFakeServer } from '../tests/server/start-fake-server.ts'

let server: Awaited<ReturnType<typeof startFakeServer>>

const quick = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50, timeout: 1500 }

beforeAll(async () => {
  server = await startFakeServer({ limits: quick, admin: true })
})
afterAll(() => server.close())

test('100 clients that never finish their headers are cut off while others are served', async () => {
  // on a connection that is kept: the limit counts from the opening of a new one
  const served = async () => (await fetch(`${server.url}/en`)).text()
  const page = await served()
  const slow = Array.from({ length: 100 }, () => talk(server, 'GET /en HTTP/1.1\r\nHost: localhost\r\nX-A: '))
  expect(await served()).toBe(page)
  for (const heard of await Promise.all(slow)) expect(heard).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that never ends is cut off', async () => {
  const head = 'POST /en HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n'
  expect(await talk(server, `${head}abc`)).toBe('')
})

test('a package may take longer than other bodies, and is passed on as it comes', async () => {
  const head = 'POST /admin/upload/package HTTP/1.1\r\nHost: localhost\r\nConnection: close'
  const socket = connectTo(server.url)
  socket.write(`${head}\r\nContent-Length: 6\r\n\r\n`)
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  for (const [at, letter] of [...'slowly'].entries()) {
    await wait(200)
    socket.write(letter)
    await expect.poll(() => server.site.arrived).toBe('slowly'.slice(0, at + 1))
  }
  await expect.poll(() => heard).toMatch(/^HTTP\/1\.1 200 /)
  expect(server.site.seen.at(-1)?.body).toBe('slowly')
})

test('a file is passed on as it comes, and breaks off where it breaks', async () => {
  let controller: ReadableStreamDefaultController | undefined
  server.site.answer('/admin/export', () => {
    const body = new ReadableStream({
      start: (own) => {
        controller = own
        own.enqueue(Buffer.from('first'))
      },
    })
    return new Response(body, { headers: { 'content-disposition': 'attachment; filename="a.csv"' } })
  })
  const response = await fetch(`${server.url}/admin/export`, { method: 'POST', body: '{}' })
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('first')
  controller?.error(new Error('broken off'))
  await expect(reader.read()).rejects.toThrow('terminated')
})

test('a reader that stops reading is cut off', async () => {
  // a request's signal is aborted only as long as the request itself is referenced
  let asked: Request | undefined
  server.site.answer('/en/download/search', (request) => {
    asked = request
    // more than the buffers of a connection take; not HTML, which would be searched for scripts first
    return new Response('x'.repeat(12_000_000))
  })
  const socket = connectTo(server.url)
  socket.write('GET /en/download/search HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(socket, 'data')
  socket.pause()
  await expect.poll(() => asked?.signal.aborted, { timeout: 20_000 }).toBe(true)
  socket.destroy()
})

test('a visitor who leaves ends the work for them', async () => {
  let begun = false
  let ended = false
  server.site.answer('/en/download/search', async (request) => {
    begun = true
    await new Promise((resolve) => request.signal.addEventListener('abort', resolve))
    ended = true
    throw request.signal.reason
  })
  const socket = connectTo(server.url)
  socket.write('GET /en/download/search HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await expect.poll(() => begun, { timeout: 10_000 }).toBe(true)
  socket.destroy()
  await expect.poll(() => ended, { timeout: 10_000 }).toBe(true)
})

test.each([
  ['/en/trial/trial', 'form', 'Content-Length: 100\r\n\r\nname='],
  ['/en/trial/trial', 'form', 'Transfer-Encoding: chunked\r\n\r\n5\r\nname=\r\n'],
  ['/_serverFn/f', 'function', 'Content-Length: 100\r\n\r\n{'],
  ['/admin/upload/package', 'form', 'Content-Length: 100\r\n\r\nabc'],
])('a visitor who leaves in the middle of POST %s is no failure', async (path, kind, rest) => {
  const lines: { level: number; status?: number }[] = []
  const log = pino({}, { write: (line) => void lines.push(JSON.parse(line)) })
  const noted = await startFakeServer({ admin: true, metricsPort: 0, log })
  const socket = connectTo(noted.url)
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n${rest}`, () => socket.destroy())
  const counted = async () => (await fetch(noted.metricsUrl ?? '')).text()
  const line = new RegExp(`site_requests_total\\{kind="${kind}",status="499",cache="\\w+"\\} 1\n`)
  await expect.poll(counted, { timeout: 10_000 }).toMatch(line)
  expect(await counted()).not.toMatch(/site_requests_total\{[^}]*status="5/)
  expect(lines.filter(({ level }) => level >= 40)).toEqual([])
  await noted.close()
})

function connectTo(url: string) {
  const { hostname, port } = new URL(url)
  return connect(Number(port), hostname).on('error', () => {})
}
