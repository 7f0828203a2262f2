import { expect, it } from 'vitest'
import { readProxyTrust, senderBehind } from './caller.ts'

it.each([
  ['203.0.113.9', '198.51.100.7', '203.0.113.9'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['127.0.0.1', '1.1.1.1, 198.51.100.7, 10.1.2.3', '198.51.100.7'],
  ['10.0.0.1', 'nonsense, ::ffff:198.51.100.7', '198.51.100.7'],
  ['::1', '2001:db8::7', '2001:db8::7'],
  ['unknown', '198.51.100.7', 'unknown'],
])('behind %s with %s is %s', (peer, chain, sender) => {
  const isTrusted = readProxyTrust(['loopback', '10.0.0.0/8']) ?? (() => false)
  expect(senderBehind(peer, chain, isTrusted)).toBe(sender)
})

it.each(['x', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.firm.test', '10.0.0.0/', ''])('refuses %j', (entry) => {
  expect(readProxyTrust([entry])).toBeUndefined()
})
