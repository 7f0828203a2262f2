import { validateHeaderName, validateHeaderValue } from 'node:http'
import type { Socket } from 'node:net'
import { LRUCache } from 'lru-cache'
import { createAskedAgain } from '../asked-again.ts'
import type { Variant } from '../resource.ts'
import { currentDate } from './current-date.ts'

/** Sends a kept page whole, head and body, and keeps the connection. */
export type AnswerSender = (socket: Socket, variant: Variant, id: string) => void

/** How many answers lie ready as one piece. */
const most = 64

/**
 * Keeps the answers for the pages that are asked for most ready in one piece, and writes only the id and the date anew: an
 * answer put together as text leaves 15 kB of garbage each time, and walks with it through more memory than the processor
 * has at hand. What was not asked for lately goes out as two pieces, so that nothing is copied for a single visit.
 */
export function createAnswerSender(): AnswerSender {
  const kept = new LRUCache<Variant, PreparedAnswer>({ max: most })
  const isAskedAgain = createAskedAgain(most)
  return (socket, variant, id) => {
    const date = currentDate()
    let answer = kept.get(variant)
    if (!answer) {
      const { idAt, dateAt, bytes: head } = writeHead(variant, id, date)
      if (!isAskedAgain(variant)) {
        socket.cork()
        socket.write(head)
        socket.write(variant.body)
        socket.uncork()
        return
      }
      answer = { idAt, dateAt, date, bytes: Buffer.concat([head, variant.body]) }
      kept.set(variant, answer)
    } else {
      answer.bytes.write(id, answer.idAt, 'latin1')
      if (answer.date !== date) {
        answer.date = date
        answer.bytes.write(date, answer.dateAt, 'latin1')
      }
    }
    socket.write(answer.bytes)
    // what the system did not take at once is still to be sent as it is
    if (socket.writableLength > 0) kept.delete(variant)
  }
}

type PreparedAnswer = { bytes: Buffer; date: string; idAt: number; dateAt: number }

/** @throws where a name or value would break out of its line */
function writeHead({ headers }: Variant, id: string, date: string): PreparedAnswer {
  let head = 'HTTP/1.1 200 OK\r\n'
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2)
    validateHeaderName(name)
    validateHeaderValue(name, value)
    head += `${name}: ${value}\r\n`
  }
  head += 'x-request-id: '
  const idAt = head.length
  head += `${id}\r\nx-cache: HIT\r\nDate: `
  const dateAt = head.length
  return { bytes: Buffer.from(`${head}${date}\r\n\r\n`, 'latin1'), date, idAt, dateAt }
}
