import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { StatusPages } from './status-page.ts'

/**
 * Makes the answer to what is not even a request: malformed, with too large headers, or too slow. Node would send a
 * bare status line; these answers too carry every header, and close the connection.
 */
export function createConnectionRefusal(statusPages: StatusPages, log: Logger) {
  return (
    error: NodeJS.ErrnoException,
    socket: Duplex & { _httpMessage?: { headersSent: boolean } },
  ): void => {
    // the other side is gone, or half an answer is on its way that no second one may follow
    if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) {
      socket.destroy()
      return
    }
    const status = statuses[error.code ?? ''] ?? 400
    const requestId = randomUUID()
    log.info({ requestId, status, code: error.code }, 'connection refused')
    const { headers, body } = statusPages(status)
    const all = [...headers, 'x-request-id', requestId, 'connection', 'close']
    const lines = all.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : []))
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`
    socket.end(Buffer.concat([Buffer.from(head, 'latin1'), body]), () => socket.destroy())
  }
}

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}
