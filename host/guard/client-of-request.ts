import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Who sent a request, and by which scheme they reached us. */
export type Client = { address: string; scheme: 'http' | 'https' }

export type ClientReader = (request: IncomingMessage) => Client

/** Whether an address is a proxy whose forwarded headers are believed. */
export type ProxyTrust = (address: string | undefined) => boolean

/** @param trustedProxies addresses, networks (`10.0.0.0/8`) or `loopback` */
export function createProxyTrust(trustedProxies: readonly string[]): ProxyTrust {
  if (trustedProxies.length === 0) return () => false
  const trusted = blockListOf(trustedProxies)
  return (address = '') => {
    const plain = plainAddress(address)
    const version = isIP(plain)
    return version !== 0 && trusted.check(plain, version === 4 ? 'ipv4' : 'ipv6')
  }
}

/**
 * Makes the reader of a request's real sender. Forwarded headers are believed only when the connection comes from a
 * trusted proxy, and then the sender is the last address of the chain that is not a trusted proxy itself: whatever
 * stands before it was written by the visitor (ASVS V4.1.3).
 */
export function createClientReader(isTrusted: ProxyTrust): ClientReader {
  return ({ headers, socket }) => {
    const peer = plainAddress(socket.remoteAddress ?? '')
    if (!isTrusted(peer)) return { address: peer, scheme: 'http' }
    const chain = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((item) => plainAddress(item.trim()))
      .filter((item) => isIP(item) !== 0)
    const address = chain.findLast((item) => !isTrusted(item)) ?? chain[0] ?? peer
    return { address, scheme: lastOf(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http' }
  }
}

function blockListOf(entries: readonly string[]): BlockList {
  const list = new BlockList()
  for (const entry of entries.flatMap((item) => (item === 'loopback' ? ['127.0.0.0/8', '::1'] : [item]))) {
    const [address = '', bits] = entry.split('/')
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

// an IPv4 peer on a socket that listens for both reads ::ffff:192.0.2.1
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/^\[(.*)\]$/, '$1')
}

function lastOf(header: string | string[] | undefined): string {
  return (
    String(header ?? '')
      .split(',')
      .at(-1)
      ?.trim()
      .toLowerCase() ?? ''
  )
}
