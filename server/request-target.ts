import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/**
 * RFC 9112, 3.2. Ignores the host of an absolute form: only the Host header selects the site.
 * @returns path and query, a status to reject with, or a redirect (`//name` is a host to browsers; no trailing slash)
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
  // one URL per page; server function ids stay as they are
  const plain = path.replace(/^\/+/, '/').replace(/(?<=.)\/+$/, '')
  if (plain !== path && !/^\/(?:_serverFn|assets)\//.test(path)) return { redirect: plain + query }
  // removes dot segments (RFC 3986, 5.2.4), as any later URL parser would
  return { path: new URL(`http://own.invalid${path}`).pathname, query }
}

/** Request smuggling: a proxy of that version may see another end of the body (RFC 9112, 6.1). */
export function isAmbiguous({
  headers,
  httpVersion,
}: Pick<IncomingMessage, 'headers' | 'httpVersion'>): boolean {
  return httpVersion === '1.0' && 'transfer-encoding' in headers
}

const ambiguous = new WeakSet<object>()

/** Whether it is pipelined behind an ambiguous request: node parses it before the connection closes. */
export function isBehindAmbiguous(request: IncomingMessage): boolean {
  const isBehind = ambiguous.has(request.socket)
  if (isAmbiguous(request)) ambiguous.add(request.socket)
  return isBehind
}

export function hasBody(headers: IncomingHttpHeaders): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
}

/** Host allowlist against cache and link poisoning: loopback, the public origin, `ALLOWED_HOSTS`; any port. */
export function createHostCheck(publicOrigin: string, allowedHosts: readonly string[]) {
  const names = [
    publicOrigin,
    ...['localhost', '127.0.0.1', '[::1]', ...allowedHosts].map((host) => `http://${host}`),
  ]
  const allowed = new Set(names.map((name) => URL.parse(name)?.hostname))
  return (host: string): boolean =>
    /^[\w.:[\]-]+$/.test(host) && allowed.has(URL.parse(`http://${host}`)?.hostname.replace(/\.$/, ''))
}
