import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startFakeServer } from '../tests/server/start-fake-server.ts'

let port: number
let server: Awaited<ReturnType<typeof startFakeServer>>

beforeAll(async () => {
  server = await startFakeServer()
  port = Number(new URL(server.url).port)
})
afterAll(() => server.close())

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
