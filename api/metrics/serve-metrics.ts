import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import type { Database } from '../db/tables.ts'
import { metricsText } from './metrics-text.ts'
import type { RequestCounts } from './request-counts.ts'

export interface MetricsServer {
  url: string
  close: () => void
}

/**
 * Answers `/metrics` on a port of its own, which the site and its visitors do not reach: how requests went, what waits
 * in the outbox, how the process is doing.
 */
export async function serveMetrics(
  db: Database,
  counts: RequestCounts,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not Found\n')
      return
    }
    const late = Math.max(0, delay.percentile(99) / 1e9 - 0.01)
    delay.reset()
    outboxText(db).then((outbox) =>
      response
        .writeHead(200, { 'content-type': 'text/plain; version=0.0.4' })
        .end(counts.text() + outbox + processText(late)),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: bound } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}/metrics`,
    close: () => {
      delay.disable()
      server.close()
      server.closeAllConnections()
    },
  }
}

/** What waits in the outbox, and whether the database says so at all. */
async function outboxText(db: Database): Promise<string> {
  try {
    const rows = await db
      .selectFrom('mail')
      .select(['status', sql<number>`count(*)`.as('messages'), sql<number>`min(created_at)`.as('oldest')])
      .where('status', 'in', ['waiting', 'dead'])
      .groupBy('status')
      .execute()
    const oldest = rows.find(({ status }) => status === 'waiting')?.oldest
    const age = oldest === undefined ? 0 : Math.max(0, (Date.now() - Number(oldest)) / 1000)
    const depths = ['waiting', 'dead'].map((status) => {
      const messages = Number(rows.find((row) => row.status === status)?.messages ?? 0)
      return [`{status="${status}"}`, messages] as const
    })
    return [
      metricsText('api_database_up', '1 where the database answers.', 'gauge', [['', 1]]),
      metricsText(
        'api_outbox_messages',
        'Messages that wait, and such that could not be sent.',
        'gauge',
        depths,
      ),
      metricsText('api_outbox_age_seconds', 'How long the oldest has waited.', 'gauge', [['', age]]),
    ].join('')
  } catch {
    return metricsText('api_database_up', '1 where the database answers.', 'gauge', [['', 0]])
  }
}

function processText(late: number): string {
  return [
    metricsText('api_event_loop_delay_seconds', '99th percentile since the last look.', 'gauge', [
      ['', late],
    ]),
    metricsText('api_memory_bytes', 'Memory of the process.', 'gauge', [['', process.memoryUsage.rss()]]),
    metricsText('api_uptime_seconds', 'Time since the start.', 'gauge', [['', process.uptime()]]),
  ].join('')
}
