import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startEndlessPeer } from '../../tests/endless-peer.ts'
import { fetchWhole, withDeadline } from './outbound.ts'

let handle: RequestListener
const server = createServer((request, response) => handle(request, response))
let url: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})
afterEach(() => {
  vi.useRealTimers()
})

test('an answer is read whole, with its status and headers', async () => {
  handle = (_, response) => response.writeHead(418, { 'x-kind': 'pot' }).end('short and stout')
  const answer = await fetchWhole(url, { timeout: 5_000 })
  expect([answer.status, answer.headers.get('x-kind'), await answer.text()]).toEqual([
    418,
    'pot',
    'short and stout',
  ])
  handle = (_, response) => response.writeHead(204).end()
  expect((await fetchWhole(url, { timeout: 5_000 })).status).toBe(204)
})

test('an answer that never ends is left after its limit', async () => {
  const peer = await startEndlessPeer()
  await expect(fetchWhole(peer.url, { timeout: 20_000, mostBytes: 100_000 })).rejects.toThrow(RangeError)
  await expect.poll(peer.callers).toBe(0)
  // what the sockets of both sides hold is written without being read
  expect(peer.written()).toBeLessThan(50_000_000)
  peer.close()
})

test.each<[string, RequestListener]>([
  ['says nothing', () => {}],
  ['stops in the middle', (_, response) => response.write('{"a":')],
  ['sends a byte now and then', (_, response) => void setInterval(() => response.write(' '), 20).unref()],
])('a server that %s is left when its time is over', async (_, listener) => {
  handle = listener
  await expect(fetchWhole(url, { timeout: 200 })).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('a caller may stop it before', async () => {
  const caller = new AbortController()
  const reason = new Error('closing')
  handle = () => caller.abort(reason)
  await expect(fetchWhole(url, { timeout: 20_000, signal: caller.signal })).rejects.toBe(reason)
})

test('a redirect is not followed', async () => {
  const asked: (string | undefined)[] = []
  handle = (request, response) => {
    asked.push(request.url)
    response.writeHead(307, { location: '/elsewhere' }).end()
  }
  await expect(fetchWhole(url, { timeout: 5_000 })).rejects.toThrow(TypeError)
  expect(asked).toEqual(['/'])
})

test('work that is done in time leaves no timer behind, whether it went well or not', async () => {
  vi.useFakeTimers()
  await expect(withDeadline(1_000, async () => 'done')).resolves.toBe('done')
  await expect(withDeadline(1_000, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})

test('work that takes longer is told to stop, and why', async () => {
  await expect(withDeadline(5, (signal) => setTimeout(60_000, undefined, { signal }))).rejects.toMatchObject({
    cause: { name: 'TimeoutError' },
  })
})

test('work for which no time is left is not begun', async () => {
  const work = vi.fn()
  await expect(withDeadline(0, work)).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(work).not.toHaveBeenCalled()
})
