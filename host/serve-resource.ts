import { preferredEncodings } from './accept-encoding.ts'
import { matchingTag } from './conditional.ts'
import { answer, type CacheState, type Exchange } from './exchange.ts'
import { type ByteRange, requestedRange } from './range.ts'
import { plainTag, type Resource } from './resource.ts'

/**
 * Answers GET and HEAD with a resource: 304 when the client has it, 206 or 416 for a range, else 200 in the best
 * encoding it takes.
 * @param ranges whether parts may be asked for; only of bytes that stay the same, so not of rendered pages
 */
export function serveResource(
  exchange: Exchange,
  resource: Resource,
  { cache = 'NONE', ranges = false }: { cache?: CacheState; ranges?: boolean } = {},
): void {
  const { headers, method } = exchange.request
  const known = headers['if-none-match']
  if (known !== undefined) {
    const tag = matchingTag(known, resource.tag)
    if (tag) {
      answer(exchange, 304, [...resource.headers, 'etag', tag], undefined, cache)
      return
    }
  }
  if (ranges && headers.range !== undefined && method === 'GET') {
    const range = requestedRange(headers.range, headers['if-range'], resource)
    if (range) {
      serveRange(exchange, resource, range)
      return
    }
  }
  for (const encoding of preferredEncodings(headers['accept-encoding'])) {
    const variant = resource.variants[encoding]
    if (variant) {
      // not looked at for nothing: the unencoded ones would be unpacked
      answer(exchange, 200, variant.headers, method === 'HEAD' ? undefined : variant.body, cache)
      return
    }
  }
}

// a range counts unencoded bytes: that is what a resumed download or a media element asks for
function serveRange(exchange: Exchange, resource: Resource, range: ByteRange): void {
  const { headers, length, variants } = resource
  if (range === 'unsatisfiable') {
    const none = ['content-range', `bytes */${length}`, 'content-length', '0']
    answer(exchange, 416, [...headers, ...none])
    return
  }
  const { body, headers: whole } = variants.identity
  const part = body.subarray(range.first, range.last + 1)
  const contentType = whole[whole.indexOf('content-type') + 1] ?? ''
  const own = [
    ...['content-type', contentType, 'etag', plainTag(resource)],
    ...['content-range', `bytes ${range.first}-${range.last}/${length}`],
    ...['content-length', String(part.byteLength)],
  ]
  answer(exchange, 206, [...headers, ...own], part)
}
