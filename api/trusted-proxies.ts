import { BlockList, isIP } from 'node:net'

/** Whether an address is a proxy whose forwarded headers are believed. */
export type ProxyTrust = (address: string) => boolean

/**
 * Reads which proxies are trusted.
 * @param entries addresses, networks (`10.0.0.0/8`) or `loopback`
 * @returns undefined when one of them is neither
 */
export function readProxyTrust(entries: readonly string[]): ProxyTrust | undefined {
  const list = new BlockList()
  for (const entry of entries.flatMap((one) => (one === 'loopback' ? ['127.0.0.0/8', '::1'] : [one]))) {
    const [address = '', bits, ...rest] = entry.split('/')
    const version = isIP(address)
    const most = version === 4 ? 32 : 128
    const isRight = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
    if (version === 0 || !isRight || rest.length > 0) return undefined
    list.addSubnet(address, bits === undefined ? most : Number(bits), version === 4 ? 'ipv4' : 'ipv6')
  }
  return (address) => {
    const version = isIP(address)
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6')
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
