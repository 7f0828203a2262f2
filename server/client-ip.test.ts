import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { ask } from '../tests/server/ask.ts'
import { startFakeServer } from '../tests/server/start-fake-server.ts'
import { createClientReader } from './client-ip.ts'

function read(trusted: string[], remoteAddress: string, headers: Record<string, string>) {
  return createClientReader(trusted)({
    headers,
    socket: { remoteAddress },
    connection: { remoteAddress },
  } as never as IncomingMessage)
}

test.each([
  ['nobody is trusted', [], '192.0.2.1', '203.0.113.9', '192.0.2.1'],
  ['another proxy is trusted', ['10.0.0.1'], '192.0.2.1', '203.0.113.9', '192.0.2.1'],
  ['one proxy', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.9', '203.0.113.9'],
  ['a chain of proxies', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.9, 10.4.4.4', '203.0.113.9'],
  ['an address the visitor wrote', ['10.0.0.0/8'], '10.1.2.3', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['words', ['loopback'], '127.0.0.1', 'unknown, <script>', '127.0.0.1'],
  ['IPv4 on a socket for both', ['loopback'], '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['IPv6', ['2001:db8::/32'], '2001:db8::1', '2001:db9::7', '2001:db9::7'],
  ['no header', ['loopback'], '::1', '', '::1'],
])('%s', (_, trusted, peer, forwarded, address) => {
  expect(read(trusted, peer, { 'x-forwarded-for': forwarded }).address).toBe(address)
})

test('the scheme is the one the nearest proxy names', () => {
  const headers = { 'x-forwarded-proto': 'http, https' }
  expect(read(['loopback'], '127.0.0.1', headers).scheme).toBe('https')
  expect(read([], '127.0.0.1', headers).scheme).toBe('http')
  expect(read(['loopback'], '127.0.0.1', { 'x-forwarded-proto': 'https, http' }).scheme).toBe('http')
})

test('the app sees what a trusted proxy forwards, and its request id goes on', async () => {
  const server = await startFakeServer({ trustedProxies: ['loopback'] })
  const headers = {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
    'x-request-id': 'from-the-proxy',
  }
  const answer = await ask(server, '/en', { method: 'POST', headers })
  const forged = await ask(server, '/en', { headers: { 'x-request-id': 'a\tb {}' } })
  const without = await ask(server, '/en')
  await server.close()
  expect(answer.headers['x-request-id']).toBe('from-the-proxy')
  for (const { headers } of [forged, without]) expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/)
  expect(server.site.seen[0]?.context?.clientAddress).toBe('203.0.113.9')
  expect(server.site.seen[0]?.origin).toBe(server.url.replace('http:', 'https:'))
})
