/** All that a page for everybody depends on. */
export type Glance = { host: string; acceptEncoding: string | undefined }

/**
 * Reads what decides about sending a kept page from the headers as they came, in one pass; undefined where anything
 * asks for more thought: a session, a condition, an id to take over, a body, another protocol, a header given twice.
 * @param rawHeaders names and values in turn
 */
export function glanceAt(rawHeaders: readonly string[]): Glance | undefined {
  let host: string | undefined
  let acceptEncoding: string | undefined
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    const value = rawHeaders[at + 1] as string
    switch (lengths.has(name.length) ? name.toLowerCase() : '') {
      case 'host':
        if (host !== undefined) return undefined
        host = value
        break
      case 'accept-encoding':
        if (acceptEncoding !== undefined) return undefined
        acceptEncoding = value
        break
      case 'cookie':
        if (value.includes('token=')) return undefined
        break
      case 'authorization':
      case 'content-length':
      case 'if-none-match':
      case 'transfer-encoding':
      case 'upgrade':
      case 'x-request-id':
        return undefined
    }
  }
  return host === undefined ? undefined : { host, acceptEncoding }
}

const lengths = new Set([4, 6, 7, 12, 13, 14, 15, 17])
