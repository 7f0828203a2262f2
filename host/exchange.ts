import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AccessLog } from './access-log.ts'
import type { ProxyTrust } from './guard/client-of-request.ts'
import { leaveConnectionUnsaid } from './unsaid-connection.ts'

/** How the page cache took part in an answer; sent as `x-cache`. */
export type CacheState = 'HIT' | 'STALE' | 'MISS' | 'BYPASS' | 'NONE'

/** One request and its answer on their way through the host. */
export type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  /** sent as `x-request-id`, written in every log line about the request */
  id: string
  started: number
  life: Life
  accessLog: AccessLog
}

/** What is said of a request when it is answered. */
export type Answered = Pick<Exchange, 'id' | 'started'> & { request: Pick<IncomingMessage, 'method' | 'url'> }

/** Shared by all requests of one site: once `draining`, connections are closed after their answer. */
export type Life = { draining: boolean }

/**
 * @param isTrustedProxy whose request ids are taken over, so that one request has one id in all logs; a visitor's own
 * would let them write into ours
 */
export function openExchange(
  request: IncomingMessage,
  response: ServerResponse,
  life: Life,
  accessLog: AccessLog,
  isTrustedProxy: ProxyTrust,
): Exchange {
  const given = request.headers['x-request-id']
  const isTaken =
    typeof given === 'string' && /^[\w-]{8,64}$/.test(given) && isTrustedProxy(request.socket.remoteAddress)
  return {
    request,
    response,
    id: isTaken ? given : randomUUID(),
    started: performance.now(),
    life,
    accessLog,
  }
}

/**
 * Sends a whole answer: the only place that writes a status line. Headers are a flat list of names and values, which
 * node writes without building an object.
 */
export function answer(
  exchange: Exchange,
  status: number,
  headers: readonly string[],
  body?: Uint8Array | string,
  cache: CacheState = 'NONE',
): void {
  writeHead(exchange, status, headers, cache)
  if (body === undefined || exchange.request.method === 'HEAD') exchange.response.end()
  else exchange.response.end(body)
  logRequest(exchange, status, cache)
}

/** Starts an answer whose body follows; the caller ends it and calls `logRequest`. */
export function writeHead(
  { id, life, request, response }: Exchange,
  status: number,
  headers: readonly string[],
  cache: CacheState,
): void {
  const all = [...headers, 'x-request-id', id]
  if (cache !== 'NONE') all.push('x-cache', cache)
  if ((life.draining || losesBytes(request)) && !headers.includes('connection'))
    all.push('connection', 'close')
  leaveConnectionUnsaid(request, response)
  response.writeHead(status, all)
}

/** What follows a request for another protocol, node's parser drops unread when it is refused: the client has to know. */
function losesBytes({ headers }: IncomingMessage): boolean {
  return headers.upgrade !== undefined
}

/** Says that a request was answered. */
export function logRequest(exchange: Exchange, status: number, cache: CacheState): void {
  exchange.accessLog.write(exchange, status, cache)
}

/** The path of a request target, without its query. */
export function pathOf(url = ''): string {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}
