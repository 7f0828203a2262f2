import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/**
 * Reads a request target (RFC 9112, 3.2) before anything interprets it. The host of an absolute form is ignored: only
 * the Host header decides which site is meant.
 * @returns path and query, or the status to refuse it with, or where it leads: a browser would take `//name` for a host, and
 * no page has a slash at its end
 */
export function readTarget(
  url: string,
): { path: string; query: string } | { refuse: 400 | 414 } | { redirect: string } {
  if (url.length > 8192) return { refuse: 414 }
  const absolute = /^https?:\/\//i.test(url) ? URL.parse(url) : undefined
  if (absolute?.username || absolute?.password) return { refuse: 400 }
  const local = absolute ? absolute.pathname + absolute.search : url
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (!local.startsWith('/') || /[\x00-\x20\x7f\\#]/.test(local)) return { refuse: 400 }
  const [path = ''] = local.split('?', 1)
  const query = local.slice(path.length)
  try {
    decodeURIComponent(path)
  } catch {
    return { refuse: 400 }
  }
  // one address for a page; the name of a server function is not one
  const plain = path.replace(/^\/+/, '/').replace(/(?<=.)\/+$/, '')
  if (plain !== path && !/^\/(?:_serverFn|assets)\//.test(path)) return { redirect: plain + query }
  // without dot segments (RFC 3986, 5.2.4), as whatever makes a URL of it would read it
  return { path: new URL(`http://own.invalid${path}`).pathname, query }
}

/** Whether a proxy of that version may have seen another end of the body, and so another request (RFC 9112, 6.1). */
export function isAmbiguous({
  headers,
  httpVersion,
}: Pick<IncomingMessage, 'headers' | 'httpVersion'>): boolean {
  return httpVersion === '1.0' && 'transfer-encoding' in headers
}

const ambiguous = new WeakSet<object>()

/** Whether a request is pipelined behind an ambiguous one: node reads it before the connection is closed. */
export function isBehindAmbiguous(request: IncomingMessage): boolean {
  const isBehind = ambiguous.has(request.socket)
  if (isAmbiguous(request)) ambiguous.add(request.socket)
  return isBehind
}

/** Whether a request comes with a body (RFC 9112, 6.3), whatever its method. */
export function hasBody(headers: IncomingHttpHeaders): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
}

/**
 * Makes the check of the Host header, as answering for any name lets a foreign one poison caches and links. Loopback
 * names, the public origin's host and those of `ALLOWED_HOSTS` are answered, on any port.
 */
export function createHostCheck(publicOrigin: string, allowedHosts: readonly string[]) {
  const names = [
    publicOrigin,
    ...['localhost', '127.0.0.1', '[::1]', ...allowedHosts].map((host) => `http://${host}`),
  ]
  const allowed = new Set(names.map((name) => URL.parse(name)?.hostname))
  return (host: string): boolean =>
    /^[\w.:[\]-]+$/.test(host) && allowed.has(URL.parse(`http://${host}`)?.hostname.replace(/\.$/, ''))
}
