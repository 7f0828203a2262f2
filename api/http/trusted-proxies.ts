import { isIP } from 'node:net'
import proxyaddr from 'proxy-addr'

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
