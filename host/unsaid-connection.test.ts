import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveConnectionUnsaid } from './unsaid-connection.ts'

const server = createServer((request, response) => {
  leaveConnectionUnsaid(request, response)
  response.writeHead(200, ['content-length', '2']).end('ok')
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

test('a connection stays open without a word about it, and ends with one', async () => {
  const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n'
  const heard = await talk(`${get}\r\n${get}\r\n${get}Connection: close\r\n\r\n`)
  const [first, second, third, ...more] = heard.split(/(?<=\r\n\r\nok)/)
  expect(more).toEqual([])
  for (const answer of [first, second]) expect(answer).not.toMatch(/connection|keep-alive/i)
  expect(third).toMatch(/\r\nconnection: close\r\n/i)
})

test('a client of HTTP/1.0 is told', async () => {
  const get = 'GET / HTTP/1.0\r\n'
  const heard = await talk(`${get}Connection: keep-alive\r\n\r\n${get}\r\n`)
  const [first, second] = heard.split(/(?<=\r\n\r\nok)/)
  expect(first).toMatch(/\r\nconnection: keep-alive\r\n/i)
  expect(second).toMatch(/\r\nconnection: close\r\n/i)
})

/** All that is answered until the server ends the connection. */
async function talk(requests: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let heard = ''
  socket.setEncoding('latin1').on('data', (text: string) => {
    heard += text
  })
  socket.write(requests)
  await once(socket, 'end')
  return heard
}
