import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type Balancer = {
  url: string
  /** how many instances get visitors at the moment */
  healthy: () => number
  close: () => Promise<void>
}

/** Between two questions whether an instance is ready, in ms. */
const interval = 100

/** How long a request waits for an instance that takes it, in ms (Caddy: lb_try_duration). */
const timeout = 10_000

/**
 * A small proxy before several instances, doing what deploy/caddy/Caddyfile asks of Caddy: visitors in turn to those
 * whose /readyz says so; where no connection comes about, the next one is tried. What was sent is sent again only
 * where it was a GET on a kept connection that turned out to be closed, as Go's client in Caddy does.
 */
export async function startBalancer(instances: readonly string[]): Promise<Balancer> {
  const ready = new Set<string>()
  const agent = new Agent({ keepAlive: true })
  let isOpen = true
  // one question after the other: an old answer must not come after a newer one
  const watching = instances.map(async (instance) => {
    while (isOpen) {
      await check(instance, ready)
      await wait(interval)
    }
  })
  let turn = 0
  const next = () => {
    turn += 1
    return [...ready][turn % ready.size]
  }
  const server = createServer((incoming, response) => {
    void pass({ incoming, response, agent, next, until: Date.now() + timeout })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    healthy: () => ready.size,
    close: async () => {
      isOpen = false
      await Promise.all(watching)
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function check(instance: string, ready: Set<string>): Promise<void> {
  try {
    const { status } = await fetch(`${instance}/readyz`, { signal: AbortSignal.timeout(5000) })
    if (status === 200) ready.add(instance)
    else ready.delete(instance)
  } catch {
    ready.delete(instance)
  }
}

type Passing = {
  incoming: IncomingMessage
  response: ServerResponse
  agent: Agent
  next: () => string | undefined
  /** when it is given up */
  until: number
}

async function pass(passing: Passing): Promise<void> {
  const { incoming, response, agent, next, until } = passing
  let instance = next()
  while (!instance && Date.now() < until) {
    await wait(20)
    instance = next()
  }
  if (!instance) {
    response.writeHead(502).end('no instance is ready')
    return
  }
  const { hostname, port } = new URL(instance)
  const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' }
  const method = incoming.method ?? 'GET'
  const outgoing = request(
    { hostname, port, agent, path: incoming.url ?? '/', method, headers },
    (answer) => {
      // so that the test can tell which one answered
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'x-instance': instance })
      answer.pipe(response)
    },
  )
  outgoing.on('error', (error: NodeJS.ErrnoException) => {
    const wasClosed = outgoing.reusedSocket && error.code === 'ECONNRESET' && method === 'GET'
    if ((error.code === 'ECONNREFUSED' || wasClosed) && Date.now() < until)
      void wait(20).then(() => pass(passing))
    else if (!response.headersSent) response.writeHead(502).end(`${error.code} from ${instance}`)
    else response.destroy()
  })
  incoming.pipe(outgoing)
}
