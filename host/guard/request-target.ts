/** Where a request goes: the path and query, or why it goes nowhere. */
export type Target = { path: string; query: string } | { refuse: 400 | 414 } | { redirect: string }

const longest = 8192

/**
 * Reads the request line's target (RFC 9112, 3.2). Malformed ones are refused before anything interprets them:
 * control characters, backslashes (browsers read them as slashes), percent signs that decode to no text.
 * A path that starts with several slashes, which a browser would take for another host, leads to its own
 * single-slash form.
 */
export function readTarget(url: string): Target {
  if (url.length > longest) return { refuse: 414 }
  const local = url.startsWith('/') ? url : withoutOrigin(url)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (local === undefined || /[\x00-\x20\x7f\\#]/.test(local)) return { refuse: 400 }
  const mark = local.indexOf('?')
  const path = mark === -1 ? local : local.slice(0, mark)
  const query = mark === -1 ? '' : local.slice(mark)
  if (!isDecodable(path)) return { refuse: 400 }
  if (path.startsWith('//')) return { redirect: path.replace(/^\/+/, '/') + query }
  return { path, query }
}

// the absolute form; the name in it is ignored, as only the Host header decides which site is meant
function withoutOrigin(url: string): string | undefined {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined
  const { pathname, search } = new URL(url)
  return pathname + search
}

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
