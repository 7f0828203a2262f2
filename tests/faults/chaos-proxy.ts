import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** What a proxy can do to those who call through it, from nothing to everything that has been seen to go wrong. */
export const faults = [
  'refused',
  'DNS',
  'blackhole',
  '+200 ms',
  '+2 s',
  '+10 s',
  'reset before',
  'reset mid-body',
  '500',
  '503 with Retry-After',
  '429',
  'HTML for JSON',
  'wrong shape',
  '100 MB',
  'slow drip',
] as const

export type Fault = (typeof faults)[number]

export type ChaosProxy = {
  port: number
  /** From now on callers meet this fault; undefined: they meet the upstream. */
  set(fault: Fault | undefined): Promise<void>
  /** bytes of the longest answer that was taken from this proxy so far */
  longest(): number
  close(): Promise<void>
}

/**
 * Stands between a caller and an upstream on a port of its own. A name that does not resolve is not a proxy's to bring
 * about: for `DNS` it refuses, and the caller runs with no-such-name.ts.
 */
export async function startChaosProxy(target: string): Promise<ChaosProxy> {
  let fault: Fault | undefined
  let longest = 0
  const server = createServer((incoming, outgoing) => {
    const socket = incoming.socket as Socket
    const before = socket.bytesWritten
    outgoing.once('close', () => {
      longest = Math.max(longest, socket.bytesWritten - before)
    })
    // a caller that hangs up in the middle is what many faults are about
    outgoing.on('error', () => {})
    void answer(target, fault, incoming, outgoing).catch(() => outgoing.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    set: async (next) => {
      fault = next
      await (next === 'refused' || next === 'DNS' ? stop(server) : start(server, port))
    },
    longest: () => longest,
    close: () => stop(server),
  }
}

async function start(server: Server, port: number): Promise<void> {
  if (server.listening) return
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
}

async function stop(server: Server): Promise<void> {
  if (!server.listening) return
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}

async function answer(
  target: string,
  fault: Fault | undefined,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const delay = fault && delays[fault]
  if (delay) await wait(delay)
  if (fault === undefined || delay) forward(target, incoming, outgoing)
  else if (fault === 'reset mid-body') forward(target, incoming, outgoing, resetMidBody)
  else await broken[fault]?.(outgoing)
}

const delays: Partial<Record<Fault, number>> = { '+200 ms': 200, '+2 s': 2_000, '+10 s': 10_000 }

const json = { 'content-type': 'application/json' }

const broken: Partial<Record<Fault, (outgoing: ServerResponse) => unknown>> = {
  blackhole: () => {},
  'reset before': ({ socket }) => socket?.resetAndDestroy(),
  '500': (outgoing) => outgoing.writeHead(500).end('Error: at /srv/app.js:1'),
  '503 with Retry-After': (outgoing) => outgoing.writeHead(503, { 'retry-after': '2' }).end(),
  '429': (outgoing) => outgoing.writeHead(429, { 'retry-after': '2' }).end(),
  'HTML for JSON': (outgoing) =>
    outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Gateway</h1>'),
  'wrong shape': (outgoing) => outgoing.writeHead(200, json).end('{"items":"none","reference":7}'),
  '100 MB': async (outgoing) => {
    outgoing.writeHead(200, json)
    const piece = Buffer.alloc(100_000, ' ')
    const closed = once(outgoing, 'close')
    for (let n = 0; n < 1_000 && !outgoing.destroyed; n += 1)
      if (!outgoing.write(piece)) await Promise.race([once(outgoing, 'drain'), closed])
    outgoing.end()
  },
  'slow drip': async (outgoing) => {
    outgoing.writeHead(200, json)
    while (!outgoing.destroyed) {
      outgoing.write(' ')
      await wait(50)
    }
  },
}

/** Of an answer: the upstream has done what it was asked for. */
function resetMidBody(_: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(200, { ...json, 'content-length': '1000' })
  outgoing.write('{"items":[', () => outgoing.socket?.resetAndDestroy())
}

function pass(response: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(response.statusCode ?? 502, response.headers)
  response.pipe(outgoing)
}

function forward(target: string, incoming: IncomingMessage, outgoing: ServerResponse, answer = pass): void {
  const { method, headers, url = '/' } = incoming
  const onward = request(new URL(url, target), { method, headers, agent: false }, (response) =>
    answer(response, outgoing),
  )
  onward.on('error', () => outgoing.destroy())
  outgoing.once('close', () => onward.destroy())
  incoming.pipe(onward)
}
