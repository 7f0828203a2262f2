import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyaddr from 'proxy-addr'

/** Who sent a request, and by which scheme they reached us. */
export type Client = { address: string; scheme: 'http' | 'https'; isProxied: boolean }

export type ClientReader = (request: IncomingMessage) => Client

/**
 * Makes the reader of a request's sender. `X-Forwarded-*` counts only on connections from a trusted proxy; the sender is
 * then the last address of the chain that is not a trusted proxy itself, as all before it is the visitor's own writing.
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

/** An IPv4 peer of a socket for both families reads `::ffff:192.0.2.1`. */
const plain = (address: string) => address.replace(/^::ffff:(?=[\d.]+$)/i, '')
