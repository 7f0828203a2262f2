import { randomUUID } from 'node:crypto'
import { validateHeaderName, validateHeaderValue } from 'node:http'
import type { Socket } from 'node:net'
import type { AccessLog } from '../access-log.ts'
import { pathOf } from '../exchange.ts'
import { bodyAsText } from '../pages/body-as-text.ts'
import type { HitChoice } from '../pages/choose-hit.ts'
import type { Resource, Variant } from '../resource.ts'
import type { SentPage } from '../send-app-answer.ts'
import { currentDate } from './current-date.ts'
import type { LaneAnswer } from './open-lane.ts'

export type KeptAnswerParts = {
  accessLog: AccessLog
  choose: HitChoice
  /** the fresh kept page of exactly this path and query */
  fresh(url: string): Resource | undefined
  /** how long a connection may wait for its next request, ms */
  keepAliveTimeout: number
  sent: SentPage
}

/**
 * Makes the answer of the lane: a fresh kept page with byte for byte the headers that node's server would send it with.
 */
export function createKeptAnswer({
  accessLog,
  choose,
  fresh,
  keepAliveTimeout,
  sent,
}: KeptAnswerParts): LaneAnswer {
  const heads = new WeakMap<Variant, Head>()
  const last = `\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveTimeout / 1000)}\r\n\r\n`

  return (request, socket) => {
    const page = fresh(request.url)
    const variant = page && choose(request.rawHeaders, page)
    if (!variant) return false
    const id = randomUUID()
    const started = performance.now()
    let head = heads.get(variant)
    if (!head) {
      head = headOf(variant)
      heads.set(variant, head)
    }
    send(socket, head.beforeId + id + head.beforeDate + currentDate() + last, variant)
    accessLog.write({ request, id, started }, 200, 'HIT')
    sent(pathOf(request.url), request, 200)
    return true
  }
}

/** The text around the two values that each answer has of its own. */
type Head = { beforeId: string; beforeDate: string }

/** @throws where a name or value would break out of its line */
function headOf({ headers }: Variant): Head {
  let lines = 'HTTP/1.1 200 OK\r\n'
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2)
    validateHeaderName(name)
    validateHeaderValue(name, value)
    lines += `${name}: ${value}\r\n`
  }
  return { beforeId: `${lines}x-request-id: `, beforeDate: '\r\nx-cache: HIT\r\nDate: ' }
}

function send(socket: Socket, head: string, variant: Variant): void {
  const text = bodyAsText(variant)
  if (text !== undefined) {
    socket.write(head + text, 'latin1')
    return
  }
  socket.cork()
  socket.write(head, 'latin1')
  socket.write(variant.body)
  socket.uncork()
}
