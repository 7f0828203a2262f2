import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { allow } from './allow.ts'
import { isTooLarge } from './guard/read-body.ts'
import { type Lane, type LaneAnswer, openLane } from './lane/open-lane.ts'
import type { Limits } from './limits.ts'
import { isProbeSocket, openProbeSocket } from './probe-socket.ts'
import type { SocketRefusal } from './refuse-connection.ts'

/**
 * Connections that wait to be taken while the event loop is busy. Beyond them the system drops the first packet, and who
 * sent it tries again after 1, 3 and 7 s; node's own number, 511, is a sixth of a second of a crowd.
 */
const backlog = 4_096

/** What the servers call. */
export type Listeners = {
  request: RequestListener
  /** is asked first, see `openLane` */
  plain: LaneAnswer
  /** for what is not even a request */
  clientError(error: Error, socket: Duplex): void
  /** answers where node hands over the connection instead of a response */
  refuse: SocketRefusal
}

/** A server and the lane beside it. */
export type Listening = { server: Server; lane: Lane }

/**
 * Listens on a host. `localhost` is both loopback addresses, because browsers try either; one of them is enough where
 * the machine lacks the other.
 * @returns the servers and the port, which is chosen when `port` is 0
 * @throws when the port is taken, saying what to do
 */
export async function listen(
  listeners: Listeners,
  host: string,
  port: number,
  limits: Limits,
): Promise<{ listening: Listening[]; port: number }> {
  const [first, ...others] = host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
  const chosen = await listenOn(listeners, first ?? host, port, limits)
  const bound = (chosen.server.address() as AddressInfo).port
  const listening = [chosen]
  for (const address of others) {
    try {
      listening.push(await listenOn(listeners, address, bound, limits))
    } catch (error) {
      if (isWithoutAddress(error)) continue
      for (const { server } of listening) server.close()
      throw error
    }
  }
  return { listening, port: bound }
}

async function listenOn(
  listeners: Listeners,
  host: string,
  port: number,
  limits: Limits,
): Promise<Listening> {
  const { inactivity, ...options } = limits
  const server = createServer({ ...options, shouldUpgradeCallback: isProbeSocket }, listeners.request)
  server.timeout = inactivity
  const lane = openLane(server, listeners.plain, limits)
  server.on('clientError', listeners.clientError)
  server.on('upgrade', (request, socket) => openProbeSocket(request, socket, listeners.refuse))
  // a site is no proxy; node would close the connection without a word
  server.on('connect', (_, socket) => listeners.refuse(socket, 405, 'CONNECT', allow))
  // who asks before sending too much is told so, not to go on
  server.on('checkContinue', (request, response) => {
    if (!isTooLarge(request)) response.writeContinue()
    listeners.request(request, response)
  })
  // node answers an expectation it does not know by itself, without our headers; the front ignores it
  server.on('checkExpectation', listeners.request)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, host, port)))
    server.listen({ host, port, backlog }, resolve)
  })
  return { server, lane }
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} on ${host} is in use. Stop what listens there, or set PORT to another one.`,
    )
  }
  if (error.code === 'EACCES') return new Error(`Port ${port} needs more rights. Set PORT to one above 1023.`)
  return error
}

function isWithoutAddress(error: unknown): boolean {
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '')
}
