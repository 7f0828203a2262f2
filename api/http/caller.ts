import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import proxyaddr from 'proxy-addr'
import type { Log } from '../base/log.ts'
import type { TrialSecrets } from '../base/trial-secrets.ts'

/** What limits count by when the address is not known. */
const UNKNOWN = 'unknown'

/** What tells who sends a request. */
interface CallerOptions {
  log: Log
  secrets: TrialSecrets
  /** Proxies that say whom they speak for. */
  isTrustedProxy: ProxyTrust
}

/**
 * Who sends a request, as far as it matters here, by the headers and the socket. A wrong secret is not an error, but is
 * logged.
 */
export function callerOf(trial: CallerOptions, c: Context) {
  const presented = c.req.header('x-relay-secret')
  const isRelay = trial.secrets.isRelay(presented)
  if (presented !== undefined && !isRelay) {
    trial.log({ event: 'relay-secret-wrong', requestId: c.get('requestId') })
  }
  const address = clientAddress(c, isRelay, trial.isTrustedProxy)
  return {
    /** It proved to be the site, which speaks for visitors. */
    isRelay,
    /** What the client is counted by; tells nobody the address. */
    clientKey: trial.secrets.seal('client', networkOf(address, 32, 64)),
    /** The client's address, shortened so that it is nobody's in particular. */
    network: networkOf(address, 24, 48),
  }
}

/**
 * The address a request is counted against: the visitor's, as the site says, or else the caller's own.
 * @param isRelay whether the request has proved to come from the site
 * @param isTrusted which peers are proxies that say whom they speak for
 */
function clientAddress(c: Context, isRelay: boolean, isTrusted: ProxyTrust): string {
  const said = isRelay ? c.req.header('x-client-address')?.trim() : undefined
  if (said && isIP(said)) return plain(said)
  return senderBehind(plain(socketAddress(c)), c.req.header('x-forwarded-for'), isTrusted)
}

/**
 * The network of an address: one IPv4 address is one client, but whoever has IPv6 has 2^64 addresses.
 * @param bits4 leading bits that count in an IPv4 address
 * @param bits6 the same for IPv6, a multiple of 16
 */
export function networkOf(address: string, bits4: 24 | 32, bits6: 48 | 64): string {
  const version = isIP(address)
  if (version === 4) return bits4 === 32 ? address : `${address.replace(/\d+$/, '0')}/24`
  if (version === 6)
    return `${ipv6Groups(address)
      .slice(0, bits6 / 16)
      .join(':')}::/${bits6}`
  return UNKNOWN
}

/** An IPv4 address on a socket for both kinds reads ::ffff:192.0.2.1. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function socketAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? UNKNOWN
  } catch {
    // There is no socket when the app is called directly.
    return UNKNOWN
  }
}

/** The eight groups, without leading zeros: `::1` is 0:0:0:0:0:0:0:1. */
function ipv6Groups(address: string): string[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  // An IPv4 address at the end stands for two groups.
  const taken = before.length + after.length + (address.includes('.') ? 1 : 0)
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - taken }, () => '0')
  return [...before, ...zeros, ...after].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}

/** Whether an address is a proxy whose forwarded headers are believed. */
export type ProxyTrust = (address: string) => boolean

/**
 * Reads which proxies are trusted.
 * @param entries addresses, networks (`10.0.0.0/8`) or proxy-addr's names, such as `loopback`
 * @returns undefined when one of them is neither
 */
export function readProxyTrust(entries: readonly string[]): ProxyTrust | undefined {
  try {
    const isTrusted = proxyaddr.compile([...entries])
    return (address) => isTrusted(address, 0)
  } catch {
    return undefined
  }
}

/**
 * Who is behind a peer: the last address of the chain that is not a trusted proxy itself, since whatever stands
 * before it was written by the sender. The peer itself, unless it is a trusted proxy.
 * @param chain the X-Forwarded-For header
 */
export function senderBehind(peer: string, chain: string | undefined, isTrusted: ProxyTrust): string {
  if (!isTrusted(peer)) return peer
  const addresses = (chain ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^::ffff:(?=\d+\.)/i, ''))
    .filter((one) => isIP(one) !== 0)
  return addresses.findLast((one) => !isTrusted(one)) ?? addresses[0] ?? peer
}
