import { LRUCache } from 'lru-cache'
import type { Variant } from '../resource.ts'

/**
 * A body as text of one byte a character, where it is short: node sends headers and a text in one piece, headers and
 * bytes in two, which takes the system longer.
 */
export function bodyAsText({ body }: Variant): string | undefined {
  if (body.byteLength > mostAsText) return undefined
  let text = texts.get(body)
  if (text === undefined) {
    text = body.toString('latin1')
    texts.set(body, text)
  }
  return text
}

/** A longer answer is faster sent as bytes. Bytes; node copies this much, with the headers, without asking for memory. */
const mostAsText = 14_500

/** Those that were asked for last. */
const texts = new LRUCache<Buffer, string>({ max: 32 })
