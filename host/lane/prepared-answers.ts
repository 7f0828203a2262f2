import { validateHeaderName, validateHeaderValue } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Variant } from '../resource.ts'
import { currentDate } from './current-date.ts'

/** Whole answers, heads and bodies in one piece. */
export type PreparedAnswers = {
  /** @returns the answer with this id, the same bytes in memory each time: to be sent before the next one is written */
  write(variant: Variant, id: string): Buffer
  /** Leaves the bytes to who is still sending them. */
  giveAway(variant: Variant): void
}

/**
 * Keeps the answers for the pages that are asked for most, and writes only the id and the date anew: an answer put
 * together as text leaves 15 kB of garbage each time, and walks with it through more memory than the processor has at hand.
 * @param keepAliveTimeout what the answer says of its connection, ms
 */
export function createPreparedAnswers(keepAliveTimeout: number): PreparedAnswers {
  const kept = new LRUCache<Variant, PreparedAnswer>({ max: 64 })
  const end = `\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveTimeout / 1000)}\r\n\r\n`
  return {
    write: (variant, id) => {
      const date = currentDate()
      let answer = kept.get(variant)
      if (!answer) {
        answer = prepare(variant, id, date, end)
        kept.set(variant, answer)
        return answer.bytes
      }
      answer.bytes.write(id, answer.idAt, 'latin1')
      if (answer.date !== date) {
        answer.date = date
        answer.bytes.write(date, answer.dateAt, 'latin1')
      }
      return answer.bytes
    },
    giveAway: (variant) => {
      kept.delete(variant)
    },
  }
}

type PreparedAnswer = { bytes: Buffer; date: string; idAt: number; dateAt: number }

/** @throws where a name or value would break out of its line */
function prepare({ body, headers }: Variant, id: string, date: string, end: string): PreparedAnswer {
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
  const bytes = Buffer.concat([Buffer.from(head + date + end, 'latin1'), body])
  return { bytes, date, idAt, dateAt }
}
