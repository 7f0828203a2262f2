import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { preferredEncodings } from './accept-encoding.ts'
import { type AppAnswer, headerOf, securityOf, withoutTransform } from './app-answer.ts'
import { encode, worthEncoding } from './encode.ts'
import { answer, type CacheState, type Exchange, logRequest, pathOf, writeHead } from './exchange.ts'
import { hasSession } from './has-session.ts'
import { createIdleGauge } from './load/idle-gauge.ts'
import { refuse } from './refuse.ts'
import type { SecurityHeaders } from './security-headers.ts'
import type { StatusPages } from './status-page.ts'

/** Sends an answer of the app that is not kept. */
export type AppAnswerSender = (exchange: Exchange, answered: AppAnswer, cache: CacheState) => Promise<void>

/** Told of a page that was sent: 200, or 304 where the browser has it already. */
export type SentPage = (path: string, request: Pick<IncomingMessage, 'rawHeaders'>, status: 200 | 304) => void

/**
 * Makes the sender: encoded for the client that asked, or streamed as it comes; with every header.
 * @param sent told of every page sent with a 200
 */
export function createAppAnswerSender(
  security: SecurityHeaders,
  statusPages: StatusPages,
  sent: SentPage,
): AppAnswerSender {
  const isIdle = createIdleGauge()
  return async (exchange, answered, cache) => {
    const { body, headers, status } = answered
    const { method, url } = exchange.request
    // an error without a body would be an empty window to the visitor
    if (status >= 400 && body === undefined && wantsPage(exchange)) {
      refuse(exchange, statusPages, status, headers, cache)
    } else {
      await send(exchange, answered, securityOf(answered, security), cache, isIdle)
      if (status === 200 && method === 'GET' && answered.contentType.startsWith('text/html'))
        sent(pathOf(url), exchange.request, status)
    }
  }
}

function wantsPage({ request }: Exchange): boolean {
  return request.headers.accept?.includes('text/html') ?? false
}

async function send(
  exchange: Exchange,
  { status, contentType, headers, body }: AppAnswer,
  security: readonly string[],
  cache: CacheState,
  isIdle: () => boolean,
): Promise<void> {
  const own = contentType ? ['content-type', contentType] : []
  // what nobody declared fit to be kept is not to be kept
  const caching = headerOf(headers, 'cache-control') ?? 'private, no-store'
  own.push('cache-control', withoutTransform(caching, contentType))
  // whoever is told to come later is told when
  if (status === 503 && headerOf(headers, 'retry-after') === undefined) own.push('retry-after', '10')
  const others = headers.filter((_, at) => headers[at - (at % 2)] !== 'cache-control')
  const all = [...security, ...others, ...own]
  if (body === undefined) {
    const length = status === 204 || status === 304 ? [] : ['content-length', '0']
    return answer(exchange, status, [...all, ...length], undefined, cache)
  }
  if (!Buffer.isBuffer(body)) return sendStream(exchange, status, all, body, cache)
  const [encoding = 'identity'] = preferredEncodings(exchange.request.headers['accept-encoding'])
  const isEncoded = headerOf(headers, 'content-encoding') !== undefined
  if (encoding === 'identity' || isEncoded || body.byteLength < worthEncoding) {
    return answer(exchange, status, [...all, ...lengthOf(body), ...vary], body, cache)
  }
  // what a first visit gets fits the first flight, and in haste it would not; with a session the home page does neither way
  const effort = isIdle() || !hasSession(exchange.request.headers) ? 'quick' : 'hasty'
  const encoded = await encode(body, encoding, effort)
  const encodedHeaders = [...all, 'content-encoding', encoding, ...lengthOf(encoded), ...vary]
  answer(exchange, status, encodedHeaders, encoded, cache)
}

const vary = ['vary', 'Accept-Encoding, Cookie']

function lengthOf(body: Buffer): string[] {
  return ['content-length', String(body.byteLength)]
}

async function sendStream(
  exchange: Exchange,
  status: number,
  headers: string[],
  body: ReadableStream,
  cache: CacheState,
): Promise<void> {
  writeHead(exchange, status, headers, cache)
  if (exchange.request.method === 'HEAD') {
    exchange.response.end()
    await body.cancel()
  } else {
    // the DOM's type of a stream does not say so, but node iterates it
    await pipeline(body as unknown as AsyncIterable<Uint8Array>, exchange.response)
  }
  logRequest(exchange, status, cache)
}
