import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import proxyaddr from 'proxy-addr'
import type { Log } from '../base/log.ts'
import type { TrialSecrets } from '../base/trial-secrets.ts'
import { ProblemError } from './problem.ts'

const UNKNOWN = 'unknown'

interface CallerOptions {
  log: Log
  secrets: TrialSecrets
  isTrustedProxy: ProxyTrust
}

/** Identifies the caller by headers and socket. A wrong secret is logged, not an error. */
export function callerOf(trial: CallerOptions, c: Context) {
  const presented = c.req.header('x-relay-secret')
  const isRelay = trial.secrets.isRelay(presented)
  if (presented !== undefined && !isRelay) {
    trial.log({ event: 'relay-secret-wrong', requestId: c.get('requestId') })
  }
  const address = clientAddress(c, isRelay, trial.isTrustedProxy)
  return {
    /** authenticated as the site, which forwards visitors' addresses */
    isRelay,
    /** keyed hash for rate limits */
    clientKey: trial.secrets.seal('client', networkOf(address, 32, 64)),
    /** truncated, anonymised address */
    network: networkOf(address, 24, 48),
  }
}

/** @throws ProblemError 403 where it is not the site that asks */
export function requireRelay(secrets: TrialSecrets, c: Context): void {
  if (!secrets.isRelay(c.req.header('x-relay-secret')))
    throw new ProblemError(403, 'relay-not-trusted', { detail: 'X-Relay-Secret is not right.' })
}

/**
 * The address to rate-limit: the visitor's as told by the site, else the peer's. @param isRelay authenticated as the
 * site
 */
function clientAddress(c: Context, isRelay: boolean, isTrusted: ProxyTrust): string {
  const said = isRelay ? c.req.header('x-client-address')?.trim() : undefined
  if (said && isIP(said)) return plain(said)
  return senderBehind(plain(socketAddress(c)), c.req.header('x-forwarded-for'), isTrusted)
}

/** A client is an IPv4 address, but an IPv6 network. @param bits4 prefix length @param bits6 prefix length, n * 16 */
export function networkOf(address: string, bits4: 24 | 32, bits6: 48 | 64): string {
  const version = isIP(address)
  if (version === 4) return bits4 === 32 ? address : `${address.replace(/\d+$/, '0')}/24`
  if (version === 6)
    return `${ipv6Groups(address)
      .slice(0, bits6 / 16)
      .join(':')}::/${bits6}`
  return UNKNOWN
}

/** IPv4-mapped IPv6: ::ffff:192.0.2.1. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function socketAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? UNKNOWN
  } catch {
    // no socket when the app is called directly
    return UNKNOWN
  }
}

/** Expanded groups without leading zeros: `::1` is 0:0:0:0:0:0:0:1. */
function ipv6Groups(address: string): string[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  // a trailing IPv4 address stands for two groups
  const taken = before.length + after.length + (address.includes('.') ? 1 : 0)
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - taken }, () => '0')
  return [...before, ...zeros, ...after].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}

/** Whether a peer is a trusted proxy. */
export type ProxyTrust = (address: string) => boolean

/** Entries as in proxy-addr: addresses, networks (`10.0.0.0/8`), `loopback`. @returns undefined when one is invalid */
export function readProxyTrust(entries: readonly string[]): ProxyTrust | undefined {
  try {
    const isTrusted = proxyaddr.compile([...entries])
    return (address) => isTrusted(address, 0)
  } catch {
    return undefined
  }
}

/** The last address that is no trusted proxy, as earlier ones are forgeable. @param chain X-Forwarded-For */
export function senderBehind(peer: string, chain: string | undefined, isTrusted: ProxyTrust): string {
  if (!isTrusted(peer)) return peer
  const addresses = (chain ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^::ffff:(?=\d+\.)/i, ''))
    .filter((one) => isIP(one) !== 0)
  return addresses.findLast((one) => !isTrusted(one)) ?? addresses[0] ?? peer
}
