import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Leaves out of an answer that its connection stays open: in HTTP/1.1 it does unless something else is said (RFC 9112,
 * 9.3), and node's two lines take 48 bytes of what a page's first packets have room for. To be called before the head
 * is written. A client of HTTP/1.0 that asked for it is told, and whoever asked for an end gets the line that says so.
 */
export function leaveConnectionUnsaid(request: IncomingMessage, response: ServerResponse): void {
  if (request.httpVersion === '1.1' && response.shouldKeepAlive) response.removeHeader('connection')
}
