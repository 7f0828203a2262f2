import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyaddr from 'proxy-addr'

export type Client = { address: string; scheme: 'http' | 'https'; isProxied: boolean }

export type ClientReader = (request: IncomingMessage) => Client

/**
 * Trusts `X-Forwarded-*` of trusted proxies only; the client is the last address that is none, as earlier ones are
 * forgeable.
 * @param trustedProxies addresses, networks (`10.0.0.0/8`), or proxy-addr's names such as `loopback`
 */
export function createClientReader(trustedProxies: readonly string[]): ClientReader {
  const isTrusted = proxyaddr.compile([...trustedProxies])
  return (request) => {
    const peer = plain(request.socket.remoteAddress ?? '')
    const isProxied = isIP(peer) !== 0 && isTrusted(peer, 0)
    if (!isProxied) return { address: peer, scheme: 'http', isProxied }
    const sender = plain(proxyaddr(request, isTrusted))
    const isHttps = /(^|[\s,])https\s*$/i.test(String(request.headers['x-forwarded-proto']))
    return { address: isIP(sender) ? sender : peer, scheme: isHttps ? 'https' : 'http', isProxied }
  }
}

/** IPv4-mapped IPv6 address (`::ffff:192.0.2.1`) to plain IPv4. */
const plain = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/i, '')
