/** Longest path, characters. */
const MAX_PATH = 300

/** What is no page of the site, or answers by itself. */
const RESERVED = /^\/(?:$|admin(?:\/|$)|assets\/|_serverFn\/)/

/** The path that is given up, as a browser asks for it; undefined where it can be none. */
export function fromPath(typed: string): string | undefined {
  const url = ownAddress(typed)
  if (!url || url.search || url.hash) return undefined
  const path = url.pathname.replace(/(?<=.)\/+$/, '')
  return RESERVED.test(path) ? undefined : path
}

/** The address on this site that it leads to; undefined where it is none. */
export function toPath(typed: string): string | undefined {
  const url = ownAddress(typed)
  if (!url || /^\/(?:admin(?:\/|$)|_serverFn\/)/.test(url.pathname)) return undefined
  return url.pathname + url.search + url.hash
}

/** Read as a browser would, in which `//name` and `/\name` are other hosts. */
function ownAddress(typed: string): URL | undefined {
  const text = typed.trim()
  const url = text.startsWith('/') && text.length <= MAX_PATH ? URL.parse(text, 'http://own.invalid') : null
  const isOwn = url?.host === 'own.invalid' && url.protocol === 'http:' && !url.pathname.startsWith('//')
  return url && isOwn && url.href.length <= 3 * MAX_PATH ? url : undefined
}
