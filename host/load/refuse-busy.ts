import { type Exchange, logRequest } from '../exchange.ts'
import { refuse } from '../refuse.ts'
import type { StatusPages } from '../status-page.ts'

/** Tells somebody that the site is busy, and when to come again. */
export type BusyRefusal = (exchange: Exchange) => void

/** When to come again, seconds: not everybody at the same moment. */
const soon = ['1', '2', '3']

/**
 * Makes the refusal under load: the status page 503 with headers that are there already, written in one piece. There are
 * a hundred of them for what is rendered in the same time, and the connection stays open for the next try.
 */
export function createBusyRefusal(statusPages: StatusPages): BusyRefusal {
  const { headers, body } = statusPages(503)
  // one byte a character: node joins it to the headers and writes both as they are, without encoding them anew
  const text = body.toString('latin1')
  const ready = soon.map((seconds) => [...headers, 'retry-after', seconds, 'x-request-id', ''])
  return (exchange) => {
    const { id, life, request, response } = exchange
    const at = Math.floor(Math.random() * soon.length)
    const list = ready[at] as string[]
    if (life.draining) {
      refuse(exchange, statusPages, 503, ['retry-after', soon[at] as string])
      return
    }
    // node writes the list down before writeHead returns, so the next request may have it with another id
    list[list.length - 1] = id
    response.writeHead(503, list)
    response.end(request.method === 'HEAD' ? undefined : text, 'latin1')
    logRequest(exchange, 503, 'NONE')
  }
}
