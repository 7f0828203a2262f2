import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { probeSocketPath } from '#src/site/probe-socket.ts'
import type { SocketRefusal } from './refuse-connection.ts'

/**
 * Whether a request asks for the one WebSocket there is. Any other wish to change protocols (`h2c`, or a socket
 * elsewhere) is not granted, and the request is answered as if it had not been made.
 */
export function isProbeSocket({ headers, method, url }: IncomingMessage): boolean {
  const isSocket = method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket'
  return isSocket && url === probeSocketPath
}

/**
 * Opens a WebSocket (RFC 6455, 4.2) and closes it at once: that it opened is all the readiness check wants to know.
 * Nothing the client sends is read.
 * @param refuse answers a handshake that is none
 */
export function openProbeSocket({ headers }: IncomingMessage, socket: Duplex, refuse: SocketRefusal): void {
  socket.on('error', () => socket.destroy())
  const key = headers['sec-websocket-key'] ?? ''
  if (!/^[\w+/]{22}==$/.test(key) || headers['sec-websocket-version'] !== '13') {
    refuse(socket, 400, 'no WebSocket handshake', ['sec-websocket-version', '13'])
    return
  }
  const accepted = createHash('sha1')
    .update(key + protocolId)
    .digest('base64')
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accepted}\r\n\r\n`,
  )
  socket.end(goodbye)
  socket.resume()
  setTimeout(() => socket.destroy(), patience).unref()
}

/** Written into the protocol: every server mixes it into the client's key. */
const protocolId = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
/** A close frame with status 1000, normal closure. */
const goodbye = Uint8Array.of(0x88, 2, 0x03, 0xe8)
/** Milliseconds a client has to say goodbye too. */
const patience = 2_000
