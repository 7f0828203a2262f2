import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type ServerMetrics = ReturnType<typeof createServerMetrics>

/** The server's metrics beside prom-client's defaults; `deploy/monitoring` uses these names. */
export function createServerMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const labelNames = ['kind', 'status', 'cache', 'class'] as const
  const named = (name: string, help: string) => ({ name, help, labelNames, registers: [registry] })
  const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5]
  return {
    registry,
    gauge: (name: string, help: string, read: () => number) => {
      const gauge: Gauge = new Gauge({ name, help, registers: [registry], collect: () => gauge.set(read()) })
    },
    requests: new Counter(named('site_requests_total', 'Requests answered, by part of the page cache.')),
    seconds: new Histogram({ ...named('site_request_seconds', 'Time to an answer not in memory.'), buckets }),
    shed: new Counter(named('site_shed_total', 'Renders refused under load, by class.')),
  }
}

export function kindOf(method: string, path: string): string {
  if (path === '/healthz' || path === '/readyz') return 'health'
  if (path.startsWith('/assets/')) return 'asset'
  if (path.startsWith('/_serverFn/')) return 'function'
  return method === 'POST' ? 'form' : 'page'
}

/** A port of its own, which visitors cannot reach. @param ofSite the site's metrics as text */
export async function serveMetrics(
  { registry }: ServerMetrics,
  ofSite: () => string | Promise<string>,
  env: { distDir: string; metricsHost: string; metricsPort: number | undefined },
): Promise<{ url: string; close(): void } | undefined> {
  const { metricsHost: host, metricsPort } = env
  if (metricsPort === undefined) return undefined
  const build = (await readFile(join(env.distDir, '.built-from'), 'utf8').catch(() => 'unknown')).slice(0, 12)
  const info = { name: 'site_build_info', help: 'The build that runs.', labelNames: ['build', 'node'] }
  new Gauge({ ...info, registers: [registry] }).set({ build, node: process.version }, 1)
  const app = new Hono().get('/metrics', async (c) =>
    c.text((await registry.metrics()) + (await ofSite()), 200, { 'content-type': registry.contentType }),
  )
  const server = createAdaptorServer({ fetch: app.fetch })
  await new Promise<void>((done, fail) => server.once('error', fail).listen(metricsPort, host, done))
  const { port } = server.address() as AddressInfo
  return { url: `http://${host.replace(/.*:.*/, '[$&]')}:${port}/metrics`, close: () => server.close() }
}
