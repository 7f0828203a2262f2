import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { StatusPages } from './status-page.ts'

/** Answers on a bare connection, which is then closed. */
export type SocketRefusal = (
  socket: Duplex,
  status: number,
  /** for the log */
  code: string | undefined,
  headers?: readonly string[],
) => void

/** Makes the refusal for what node hands over without a response: with every header, as all answers. */
export function createSocketRefusal(statusPages: StatusPages, log: Logger): SocketRefusal {
  return (socket, status, code, more = []) => {
    const requestId = randomUUID()
    log.info({ requestId, status, code }, 'connection refused')
    const { headers, body } = statusPages(status)
    const all = [...headers, ...more, 'x-request-id', requestId, 'connection', 'close']
    const lines = all.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : []))
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`
    socket.on('error', () => socket.destroy())
    socket.end(Buffer.concat([Buffer.from(head, 'latin1'), body]), () => socket.destroy())
  }
}

/**
 * Makes the answer to what is not even a request: malformed, with too large headers, or too slow. Node would send a
 * bare status line; these answers too carry every header, and close the connection.
 */
export function createConnectionRefusal(refuse: SocketRefusal) {
  return (
    error: NodeJS.ErrnoException,
    socket: Duplex & { _httpMessage?: { headersSent: boolean } },
  ): void => {
    // the other side is gone, or half an answer is on its way that no second one may follow
    if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) {
      socket.destroy()
      return
    }
    refuse(socket, statuses[error.code ?? ''] ?? 400, error.code)
  }
}

const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}
