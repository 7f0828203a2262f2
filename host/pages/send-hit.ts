import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { AccessLog } from '../access-log.ts'
import { createAskedAgain } from '../asked-again.ts'
import { pathOf } from '../exchange.ts'
import type { Resource, Variant } from '../resource.ts'
import type { SentPage } from '../send-app-answer.ts'
import { leaveConnectionUnsaid } from '../unsaid-connection.ts'
import type { HitChoice } from './choose-hit.ts'

/** Sends a fresh page at once, or returns false where a request needs a longer look. */
export type HitSender = (request: IncomingMessage, response: ServerResponse, page: Resource) => boolean

export type HitSenderParts = {
  accessLog: AccessLog
  choose: HitChoice
  sent: SentPage
}

/**
 * Makes the shortest way through node's server, for connections that left the lane: no header object, no list copied, no
 * promise. What it sends is byte for byte what the long way sends.
 */
export function createHitSender({ accessLog, choose, sent }: HitSenderParts): HitSender {
  return (request, response, page) => {
    const variant = choose(request.rawHeaders, page)
    if (!variant) return false
    const id = randomUUID()
    const started = performance.now()
    leaveConnectionUnsaid(request, response)
    response.writeHead(200, headersOf(variant, id))
    sendBody(response, variant)
    accessLog.write({ request, id, started }, 200, 'HIT')
    sent(pathOf(request.url), request, 200)
    return true
  }
}

/** A longer answer is faster sent as bytes. Bytes; node copies this much, with the headers, without asking for memory. */
const mostAsText = 14_500

// node sends headers and a text in one piece, headers and bytes in two, which takes the system longer
function sendBody(response: ServerResponse, { body }: Variant): void {
  let text = texts.get(body)
  if (text === undefined) {
    if (body.byteLength > mostAsText || !isAskedAgain(body)) {
      response.end(body)
      return
    }
    text = body.toString('latin1')
    texts.set(body, text)
  }
  response.end(text, 'latin1')
}

const mostTexts = 32

/** Bodies as text of one byte a character, of those that were asked for last. */
const texts = new LRUCache<Buffer, string>({ max: mostTexts })
const isAskedAgain = createAskedAgain(mostTexts)

// node writes the list down before writeHead returns, so the next request may have it with another id
function headersOf(variant: Variant, id: string): string[] {
  variant.hit ??= [...variant.headers, 'x-request-id', '', 'x-cache', 'HIT']
  variant.hit[variant.headers.length + 1] = id
  return variant.hit
}
