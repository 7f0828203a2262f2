import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ApiMetrics } from './api-metrics.ts'

export interface MetricsServer {
  url: string
  close: () => void
}

/** Answers `/metrics` on a port of its own, which the site and its visitors do not reach. */
export async function serveMetrics(
  metrics: ApiMetrics,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET')
      return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not Found\n')
    const text = await metrics.text()
    response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: bound } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}/metrics`,
    close: () => {
      metrics.close()
      server.close()
      server.closeAllConnections()
    },
  }
}
