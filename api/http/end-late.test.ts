import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endLate } from './left-early.ts'

const app = new Hono().post('*', async (c) => c.text(await c.req.text()))
const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { requestTimeout: 0 } }) as Server

beforeAll(async () => {
  server.on('request', endLate(300))
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => server.close())

it('ends a body that takes its time, and waits for that of a package', async () => {
  const begin = (path: string) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 6\r\n\r\nslo`,
    )
    let heard = ''
    socket.on('data', (chunk) => {
      heard += chunk
    })
    return { socket, ended: once(socket, 'close').then(() => heard) }
  }
  const upload = begin('/staff/v1/packages?size=6')
  const form = begin('/trial/codes')
  expect(await form.ended).toBe('')
  upload.socket.write('wly')
  expect(await upload.ended).toMatch(/^HTTP\/1\.1 200 [\s\S]*slowly$/)
})
