import { once } from 'node:events'
import {
  createServer as createHttpServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
  type ServerResponse,
} from 'node:http'
import { createServer, request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { makeCertificates } from './certificates.ts'

export type TlsAnswer = { status: number; headers: IncomingHttpHeaders; text: string }

type Question = { method?: string; headers?: Record<string, string>; body?: string; from?: string }

/** What a proxy with TLS is to the programs behind it. */
export type TlsFront = {
  /** Asks over https, as a browser that trusts the authority; `from` is the loopback address to come from. */
  ask: (host: string, path: string, question?: Question) => Promise<TlsAnswer>
  /** The same over http. */
  askPlain: (host: string, path: string) => Promise<TlsAnswer>
  close: () => Promise<void>
}

/**
 * Ends TLS before programs of this machine with a certificate of its own authority, and sends plain requests to https,
 * as deploy/caddy/Caddyfile does. What a client says of its address stays, with the real one after it: the least that
 * proxies do.
 * @param targets where each host name leads
 */
export async function startTlsFront(targets: Record<string, string>): Promise<TlsFront> {
  const { ca, server: certificate } = makeCertificates(Object.keys(targets))
  const secure = createServer(certificate, (incoming, outgoing) => forward(targets, incoming, outgoing))
  const plain = createHttpServer(({ headers, url }, outgoing) => {
    outgoing.writeHead(308, { location: `https://${headers.host}${url}` }).end()
  })
  for (const server of [secure, plain]) {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }
  const ports = [secure, plain].map((server) => (server.address() as AddressInfo).port)
  const shared = { hostname: '127.0.0.1', agent: false } as const
  return {
    ask: (host, path, { method = 'GET', headers = {}, body, from = '127.0.0.1' } = {}) => {
      const tls = { ca, servername: host, port: ports[0], localAddress: from }
      return answered(request({ ...shared, ...tls, method, path, headers: { ...headers, host } }), body)
    },
    askPlain: (host, path) => answered(requestHttp({ ...shared, port: ports[1], path, headers: { host } })),
    close: async () => {
      for (const server of [secure, plain]) {
        server.close()
        server.closeAllConnections()
        await once(server, 'close')
      }
    },
  }
}

function forward(targets: Record<string, string>, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { headers, method, url = '/', socket } = incoming
  const { hostname, port } = new URL(targets[headers.host ?? ''] ?? 'http://127.0.0.1:1')
  const known = headers['x-forwarded-for']
  const said = {
    'x-forwarded-for': [known, socket.remoteAddress].filter(Boolean).join(', '),
    'x-forwarded-proto': 'https',
  }
  const onward = requestHttp(
    { hostname, port, method, path: url, headers: { ...headers, ...said } },
    (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    },
  )
  onward.on('error', () => outgoing.writeHead(502).end())
  incoming.pipe(onward)
}

async function answered(asking: ReturnType<typeof requestHttp>, body?: string): Promise<TlsAnswer> {
  asking.end(body)
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: Buffer.concat(chunks).toString(),
  }
}
