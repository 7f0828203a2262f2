import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { type PlainGet, readPlainGet } from './read-plain-get.ts'

/** Returns what writes the answer, or nothing where that is not plain. */
export type LaneAnswer = (request: PlainGet, socket: Socket) => (() => void) | undefined

/** Times in ms, as node's server has them. */
export type LaneLimits = {
  headersTimeout: number
  keepAliveTimeout: number
  inactivity: number
  connectionsCheckingInterval: number
}

export type Lane = {
  /** Closes the connections that wait for nothing; not those that have just come and are about to ask. */
  closeIdle(): void
  closeAll(): void
}

/**
 * Opens a lane beside node's HTTP server: a connection whose requests are all plain and answered at once never gets to
 * it, and costs a third. With the first request that is not, the connection is handed over, that request first, and
 * stays there. To be called before the server listens.
 *
 * Answers are written when all that came in a turn of the event loop is read: whoever waits for them on this machine, a
 * proxy or a load, is woken once and not for each, which takes the system as long as the answer.
 * @throws when there is nobody to hand a connection over to
 */
export function openLane(server: Server, answer: LaneAnswer, limits: LaneLimits): Lane {
  const open = new Map<Socket, Visit>()
  let waiting: Visit[] = []
  // what node's server does with a new connection; emitting the event with one is its documented way to get another
  const listeners = server.listeners('connection')
  if (listeners.length === 0) throw new Error('The server does not take connections by its event.')
  server.removeAllListeners('connection')
  server.on('connection', enter)

  function enter(socket: Socket): void {
    const visit: Visit = { socket, since: performance.now(), isNew: true, write: undefined }
    const read = (chunk: Buffer) => {
      const rest = readAll(chunk, socket, visit)
      if (rest) handOver(rest)
    }
    const timeout = () => {
      if (socket.writableLength > 0) socket.destroy()
      else socket.setTimeout(0)
    }
    const end = () => {
      writeAll()
      socket.end()
    }
    function leave(): void {
      open.delete(socket)
      socket.off('data', read).off('timeout', timeout).off('end', end).off('close', leave)
    }
    function handOver(rest: Buffer): void {
      leave()
      // A stream that has just delivered reads on by itself in a moment. Node's server would be given bytes after it
      // stopped the connection, and close it; so it gets the connection when that is over.
      socket.pause()
      // its answers that still wait to be written were put into this queue before
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
    socket.on('data', read).on('timeout', timeout).on('end', end).on('close', leave).on('error', ignore)
  }

  /** Answers what it can; returns the bytes from the first request on that it cannot. */
  function readAll(chunk: Buffer, socket: Socket, visit: Visit): Buffer | undefined {
    if (chunk.byteLength > mostAtOnce) return chunk
    const text = chunk.toString('latin1')
    for (let at = 0; at < text.length; ) {
      if (visit.write) writeAll()
      // who does not take the answers does not get more of them: node's server stops reading then
      const request = socket.writableNeedDrain ? undefined : readPlainGet(text, at)
      const write = request && answer(request, socket)
      if (!write) return chunk.subarray(at)
      visit.write = write
      if (waiting.push(visit) === 1) setImmediate(writeAll)
      at = request.end
    }
    visit.isNew = false
    visit.since = undefined
    return undefined
  }

  function writeAll(): void {
    const visits = waiting
    waiting = []
    for (const { socket, write } of visits) if (!socket.destroyed) write?.()
    for (const visit of visits) {
      visit.write = undefined
      // node's timer sees that a part of what is written was taken, the stream only that all of it was
      if (visit.socket.writableLength > 0 && open.has(visit.socket))
        visit.socket.setTimeout(limits.inactivity)
    }
  }

  server.on('listening', () => {
    const looks = setInterval(look, limits.connectionsCheckingInterval).unref()
    server.once('close', () => clearInterval(looks))
  })

  function look(): void {
    const now = performance.now()
    for (const [socket, visit] of open) {
      // who is still taking an answer has a timer, and does not wait yet
      if (socket.writableLength > 0) visit.since = undefined
      else if (visit.since === undefined) visit.since = now
      else if (now - visit.since > (visit.isNew ? limits.headersTimeout : limits.keepAliveTimeout))
        socket.destroy()
    }
  }

  return {
    closeIdle: () => {
      writeAll()
      const now = performance.now()
      for (const [socket, { isNew, since = 0 }] of open) {
        const mayAsk = isNew && now - since < firstWord
        if (socket.writableLength === 0 && !mayAsk) socket.destroy()
      }
    },
    closeAll: () => {
      for (const socket of open.keys()) socket.destroy()
    },
  }
}

/** A connection in the lane. */
type Visit = {
  socket: Socket
  /** when it came or was first seen to wait, ms: never before it did, and without asking the clock for each request */
  since: number | undefined
  /** whether it has not asked for anything yet */
  isNew: boolean
  /** writes its answer, while that waits for the others of this turn */
  write: (() => void) | undefined
}

/** How long a new connection may take to ask while the others are closed, ms. */
const firstWord = 1_000

/** Bytes of requests read at once; what comes in larger pieces is not a visitor's plain request. */
const mostAtOnce = 8_192

function ignore(): void {
  // the connection closes by itself
}
