import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AppParts } from './app.ts'
import { preferredEncoding } from './page-cache.ts'
import { hasBody } from './request-target.ts'
import { securityOf } from './security-headers.ts'

/**
 * Fast path before the app: writes a fresh cached page with prebuilt headers; anything else falls through to the app.
 * @returns whether the request was answered
 */
export function createCachedSender({ cache, isAllowedHost, onAnswer, security, state }: AppParts) {
  const headerLists = new WeakMap<Buffer, string[]>()
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { headers, httpVersion, method, url = '' } = request
    if (method !== 'GET' || httpVersion !== '1.1' || state.draining) return false
    if (headers['if-none-match'] || headers.upgrade || headers['x-request-id'] || hasBody(headers))
      return false
    const page = cache.fresh(url)
    const encoding = preferredEncoding(headers['accept-encoding'])
    const body = encoding === 'identity' ? page?.body : page?.encoded?.[encoding]
    if (!page || !Buffer.isBuffer(body) || !isAllowedHost(headers.host ?? '')) return false
    if (request.headersDistinct.host?.length !== 1) return false
    const started = performance.now()
    let list = headerLists.get(body)
    if (!list) {
      const type = page.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1]
      list = [...securityOf(security, type), ...page.headers].flat()
      list.push('x-cache', 'HIT', 'vary', 'Accept-Encoding', 'etag', page.etag ?? '')
      if (encoding !== 'identity') list.push('content-encoding', encoding)
      list.push('content-length', String(body.byteLength))
      headerLists.set(body, list)
    }
    const requestId = randomUUID()
    response.writeHead(200, [...list, 'x-request-id', requestId]).end(body)
    onAnswer({ requestId, method, path: url, status: 200, cache: 'HIT', started })
    return true
  }
}
