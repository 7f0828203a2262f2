import { answer, type CacheState, type Exchange, logRequest, writeHead } from './exchange.ts'
import type { StatusPages } from './status-page.ts'

/** Answers with the status page instead of what was asked for. */
export function refuse(
  exchange: Exchange,
  statusPages: StatusPages,
  status: number,
  extra: readonly string[] = [],
  cache: CacheState = 'NONE',
): void {
  const { headers, text } = statusPages(status)
  answer(exchange, status, [...headers, ...extra], text, cache)
}

/**
 * Refuses a body that is too large. The answer goes out whole before the connection closes: closing with unread bytes
 * in the pipe would reset it, and the client would never see the 413. What still comes is thrown away for a second.
 */
export function refuseBody(exchange: Exchange, statusPages: StatusPages): void {
  const { request, response } = exchange
  const { headers, body } = statusPages(413)
  response.shouldKeepAlive = false
  writeHead(exchange, 413, headers, 'NONE')
  response.write(body)
  logRequest(exchange, 413, 'NONE')
  const finish = () => response.end()
  const timer = setTimeout(finish, 1000)
  request.once('end', finish).once('close', () => clearTimeout(timer))
  request.resume()
}
