import { isIP } from 'node:net'

/**
 * Makes the check of the Host header. Answering for any name would let a foreign name poison caches and links.
 * The loopback names, the public origin's host and the names an operator adds are answered, on any port.
 */
export function createHostCheck(
  publicOrigin: string | undefined,
  allowedHosts: readonly string[],
): (host: string) => boolean {
  const allowed = new Set(['localhost', '127.0.0.1', '::1', ...allowedHosts])
  if (publicOrigin) allowed.add(hostnameOf(new URL(publicOrigin).host) ?? '')
  const seen = new Set<string>()
  return (host) => {
    if (seen.has(host)) return true
    const hostname = hostnameOf(host)
    if (hostname === undefined || !allowed.has(hostname)) return false
    if (seen.size < 64) seen.add(host)
    return true
  }
}

/** Name or address of a Host header without its port, lower case; undefined when it is malformed. */
export function hostnameOf(host: string): string | undefined {
  const [, address, name, port] = /^(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::(\d{1,5}))?$/i.exec(host) ?? []
  if (Number(port ?? 0) > highestPort) return undefined
  if (address !== undefined) return isIP(address) === 6 ? address.toLowerCase() : undefined
  return name?.toLowerCase().replace(/\.$/, '')
}

const highestPort = 65_535
