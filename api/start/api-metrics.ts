import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { MiddlewareHandler } from 'hono'
import { sql } from 'kysely'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { deliveryChannels } from '#contract/keys.ts'
import type { Database } from '../db/tables.ts'
import { troubleOf } from '../mail/delivery.ts'

type Place = { host: string; port: number }

/** In a registry of its own. */
export function createApiMetrics(db: Database, place: Place) {
  const registry = new Registry()
  const readOutbox = addOutbox(registry, db)
  const close = addProcess(registry)
  const refused = new Gauge({
    name: 'api_housekeeping_refused',
    help: '1 where the last round deleted nothing, as the clock agrees with nothing else.',
    registers: [registry],
  })
  const noteRound = (isRefused: boolean) => refused.set(isRefused ? 1 : 0)
  const text = async () => {
    await readOutbox()
    return registry.metrics()
  }
  const serve = () => serveMetrics({ contentType: registry.contentType, text, close }, place)
  return { countRequest: addRequests(registry), noteRound, serve }
}

const RESOURCES = [
  'news',
  'jobs',
  'downloads',
  'files',
  'trial',
  'session',
  'figures',
  'redirects',
  'searches',
  'staff',
  'm',
  'healthz',
  'readyz',
]
const METHODS = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']

/** Bounded label values: arbitrary requests create no new series. */
function addRequests(registry: Registry): MiddlewareHandler {
  const labelNames = ['resource', 'method', 'status'] as const
  const registers = [registry]
  const total = new Counter({
    name: 'api_requests_total',
    help: 'Requests answered, by resource, method and status.',
    labelNames,
    registers,
  })
  const seconds = new Histogram({
    name: 'api_request_seconds',
    help: 'Time to an answer.',
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5],
    labelNames,
    registers,
  })
  return async (c, next) => {
    const start = performance.now()
    await next()
    const resource = c.req.path.split('/')[1] ?? ''
    const labels = {
      resource: RESOURCES.includes(resource) ? resource : 'other',
      method: METHODS.includes(c.req.method) ? c.req.method : 'other',
      status: c.res.status,
    }
    total.inc(labels)
    seconds.observe(labels, (performance.now() - start) / 1000)
  }
}

/** Outbox size, and whether the database responds. */
function addOutbox(registry: Registry, db: Database): () => Promise<void> {
  const registers = [registry]
  const messages = new Gauge({
    name: 'api_outbox_messages',
    help: 'Messages that wait, and such that could not be sent.',
    labelNames: ['status'],
    registers,
  })
  const age = new Gauge({
    name: 'api_outbox_age_seconds',
    help: 'How long the oldest has waited.',
    registers,
  })
  const failing = new Gauge({
    name: 'api_delivery_failing_seconds',
    help: 'How long mail server, webhook, CRM, search engines or bucket have taken nothing; 0 where the last attempt was taken.',
    labelNames: ['channel'],
    registers,
  })
  const isUp = new Gauge({ name: 'api_database_up', help: '1 where the database answers.', registers })
  return async () => {
    const depths = await outboxDepths(db).catch(() => undefined)
    isUp.set(depths ? 1 : 0)
    messages.reset()
    age.reset()
    for (const { status, count } of depths ?? []) messages.set({ status }, count)
    const oldest = depths?.find(({ status }) => status === 'waiting')?.oldest
    if (oldest) age.set(Math.max(0, (Date.now() - oldest) / 1000))
    for (const channel of deliveryChannels) {
      const since = (await troubleOf(db, channel).catch(() => undefined))?.since
      // at least 1: zero means no outage
      failing.set({ channel }, since ? Math.max(1, (Date.now() - since) / 1000) : 0)
    }
  }
}

async function outboxDepths(db: Database) {
  const rows = await db
    .selectFrom('mail')
    .select(['status', sql<number>`count(*)`.as('count'), sql<number>`min(created_at)`.as('oldest')])
    .where('status', 'in', ['waiting', 'dead'])
    .groupBy('status')
    .execute()
  return ['waiting', 'dead'].map((status) => {
    const row = rows.find((one) => one.status === status)
    return { status, count: Number(row?.count ?? 0), oldest: Number(row?.oldest ?? 0) }
  })
}

/** Resolution of the event loop delay histogram, ms; its value when idle. */
const RESOLUTION = 10

function addProcess(registry: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION })
  delay.enable()
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  gauge('api_event_loop_delay_seconds', '99th percentile since the last look.', () => {
    const late = Math.max(0, delay.percentile(99) / 1e9 - RESOLUTION / 1000)
    delay.reset()
    return late
  })
  gauge('api_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss())
  gauge('api_start_time_seconds', 'When the process started, since the epoch.', () =>
    Math.round(performance.timeOrigin / 1000),
  )
  gauge('api_uptime_seconds', 'Time since the start.', () => process.uptime())
  return () => delay.disable()
}

interface Metrics {
  contentType: string
  text: () => Promise<string>
  /** stops measuring */
  close: () => void
}

interface MetricsServer {
  url: string
  close: () => void
}

/** `/metrics` on a separate, private port. */
async function serveMetrics(metrics: Metrics, { host, port }: Place): Promise<MetricsServer> {
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
