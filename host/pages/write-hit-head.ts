import type { ServerResponse } from 'node:http'
import type { Variant } from '../resource.ts'
import { currentDate } from './current-date.ts'

/**
 * Writes the head of a kept page. Node makes the first one of each variant: it checks every name and value and adds what
 * it has to say about the connection. From then on the same text is used, with this answer's id and date in it; to check
 * the same headers again takes a fifth of such an answer. Node does it anew for a connection that closes after the answer.
 */
export function writeHitHead(response: ServerResponse & WithHead, variant: Variant, id: string): void {
  const known = heads.get(variant)
  if (known && response.shouldKeepAlive) {
    response._header = `${known.start}${id}${known.middle}${currentDate()}${known.end}`
    return
  }
  response.writeHead(200, [...variant.headers, 'x-request-id', id, 'x-cache', 'HIT'])
  const written = response.shouldKeepAlive ? read(response._header, id) : undefined
  if (written) heads.set(variant, written)
}

/** Node's own field for the finished head: "HTTP/1.1 200 OK" to the empty line. While it has none it writes one itself. */
type WithHead = { _header?: string | null }

type Head = { start: string; middle: string; end: string }

/** What the same variant was sent with before; gone with the variant. */
const heads = new WeakMap<Variant, Head>()

// where a head is not as expected, every answer is left to node
function read(head: string | null | undefined, id: string): Head | undefined {
  const parts = typeof head === 'string' ? head.split(id) : []
  const dated = /^([\s\S]*\r\nDate: )[^\r\n]+(\r\n[\s\S]*\r\n\r\n)$/.exec(parts[1] ?? '')
  return parts.length === 2 && dated
    ? { start: parts[0] as string, middle: dated[1] as string, end: dated[2] as string }
    : undefined
}
