import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type PlainGet, readPlainGet } from './read-plain-get.ts'

/** Writes the answer, or returns false where that is not plain. */
export type LaneAnswer = (request: PlainGet, socket: Socket) => boolean

/** Times in ms, as node's server has them. */
export type LaneLimits = {
  headersTimeout: number
  keepAliveTimeout: number
  inactivity: number
  connectionsCheckingInterval: number
}

export type Lane = {
  /** Closes the connections that wait for nothing. */
  closeIdle(): void
  closeAll(): void
}

/**
 * Opens a lane beside node's HTTP server: a connection whose requests are all plain and answered at once never gets to
 * it, and costs a third. With the first request that is not, the connection is handed over, that request first, and
 * stays there. To be called before the server listens.
 * @throws when there is nobody to hand a connection over to
 */
export function openLane(server: Server, answer: LaneAnswer, limits: LaneLimits): Lane {
  const open = new Map<Socket, Visit>()
  // what node's server does with a new connection; emitting the event with one is its documented way to get another
  const listeners = server.listeners('connection')
  if (listeners.length === 0) throw new Error('The server does not take connections by its event.')
  server.removeAllListeners('connection')
  server.on('connection', enter)

  function enter(socket: Socket): void {
    const visit: Visit = { since: performance.now(), isNew: true, pending: 0 }
    const read = (chunk: Buffer) => {
      const rest = readAll(chunk, socket, visit)
      if (rest) handOver(rest)
    }
    const end = () => socket.end()
    function leave(): void {
      open.delete(socket)
      socket.off('data', read).off('end', end).off('close', leave)
    }
    function handOver(rest: Buffer): void {
      leave()
      // A stream that has just delivered reads on by itself in a moment. Node's server would be given bytes after it
      // stopped the connection, and close it; so it gets the connection when that is over.
      socket.pause()
      setImmediate(give, rest)
    }
    function give(rest: Buffer): void {
      socket.off('error', ignore)
      if (socket.destroyed) return
      const more: Buffer | null = socket.read()
      for (const listener of listeners) listener.call(server, socket)
      // what was read already; everything after it its parser takes from the system itself
      socket.emit('data', more ? Buffer.concat([rest, more]) : rest)
      if (socket.readableEnded) socket.emit('end')
    }
    open.set(socket, visit)
    socket.on('data', read).on('end', end).on('close', leave).on('error', ignore)
  }

  /** Answers what it can; returns the bytes from the first request on that it cannot. */
  function readAll(chunk: Buffer, socket: Socket, visit: Visit): Buffer | undefined {
    if (chunk.byteLength > mostAtOnce) return chunk
    const text = chunk.toString('latin1')
    for (let at = 0; at < text.length; ) {
      // who does not take the answers does not get more of them: node's server stops reading then
      const request = socket.writableNeedDrain ? undefined : readPlainGet(text, at)
      if (!request || !answer(request, socket)) return chunk.subarray(at)
      at = request.end
    }
    visit.isNew = false
    visit.since = now
    return undefined
  }

  let now = performance.now()
  const sweep = setInterval(() => {
    now = performance.now()
    for (const [socket, visit] of open) if (isOver(socket, visit)) socket.destroy()
  }, limits.connectionsCheckingInterval).unref()
  server.on('close', () => clearInterval(sweep))

  function isOver(socket: Socket, visit: Visit): boolean {
    const waited = now - visit.since
    const pending = socket.writableLength
    if (pending === 0) return waited > (visit.isNew ? limits.headersTimeout : limits.keepAliveTimeout)
    if (pending === visit.pending) return waited > limits.inactivity
    // the reader takes it, however slowly
    visit.pending = pending
    visit.since = now
    return false
  }

  return {
    closeIdle: () => {
      for (const socket of open.keys()) if (socket.writableLength === 0) socket.destroy()
    },
    closeAll: () => {
      for (const socket of open.keys()) socket.destroy()
    },
  }
}

/** A connection in the lane. */
type Visit = {
  /** when it came, was answered last or took something of its answer, ms */
  since: number
  /** whether it has not asked for anything yet */
  isNew: boolean
  /** bytes of the answer that nobody took yet, when last looked at */
  pending: number
}

/** Bytes of requests read at once; what comes in larger pieces is not a visitor's plain request. */
const mostAtOnce = 8_192

function ignore(): void {
  // the connection closes by itself
}
