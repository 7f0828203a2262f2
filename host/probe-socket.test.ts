import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isProbeSocket, openProbeSocket } from './probe-socket.ts'

const server = createServer({ shouldUpgradeCallback: isProbeSocket }, (_, response) => response.end('page'))
let port: number

beforeAll(async () => {
  const refuse = (socket: Duplex, status: number) => socket.end(`HTTP/1.1 ${status} No\r\n\r\n`)
  server.on('upgrade', (request, socket) => openProbeSocket(request, socket, refuse)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.close()
})

it('opens a WebSocket and closes it in order', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/probe-socket`)
  await once(socket as unknown as EventTarget, 'open')
  const [closed] = (await once(socket as unknown as EventTarget, 'close')) as [CloseEvent]
  expect(closed).toMatchObject({ code: 1000, wasClean: true })
})

it('refuses a handshake without a key', async () => {
  expect(await statusOf('/probe-socket', { upgrade: 'websocket' })).toBe(400)
})

it.each([
  ['/probe-socket', 'h2c'],
  ['/cn', 'websocket'],
  ['/probe-socket?x', 'websocket'],
])('answers %s with a page when it asks for %s', async (path, upgrade) => {
  expect(await statusOf(path, { upgrade })).toBe(200)
})

function statusOf(path: string, headers: Record<string, string>): Promise<number | undefined> {
  const asking = request({ port, host: '127.0.0.1', path, headers: { connection: 'Upgrade', ...headers } })
  asking.end()
  return new Promise((resolve, reject) => {
    asking.once('error', reject)
    asking.once('response', (response) => resolve(response.resume().statusCode))
  })
}
