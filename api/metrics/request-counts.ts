import type { Context, Next } from 'hono'
import { metricsText } from './metrics-text.ts'

/** Upper ends of the classes of time, in seconds. */
const BOUNDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5]

interface Series {
  count: number
  seconds: number
  within: number[]
}

/** Counts requests by resource, method and status. */
export interface RequestCounts {
  middleware: (c: Context, next: Next) => Promise<void>
  text: () => string
}

/** The resource is the first part of a path, where this program knows it: what strangers try makes no new series. */
export function countRequests(): RequestCounts {
  const all = new Map<string, Series>()
  return {
    middleware: async (c, next) => {
      const start = performance.now()
      await next()
      count(all, labelsOf(c), (performance.now() - start) / 1000)
    },
    text: () => textOf(all),
  }
}

function labelsOf(c: Context): string {
  const [, first = ''] = c.req.path.split('/')
  const resource = RESOURCES.has(first) ? first : 'other'
  return `resource="${resource}",method="${METHODS.has(c.req.method) ? c.req.method : 'other'}",status="${c.res.status}"`
}

const RESOURCES = new Set([
  'news',
  'jobs',
  'downloads',
  'files',
  'trial',
  'session',
  'm',
  'healthz',
  'readyz',
])
const METHODS = new Set(['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'])

function count(all: Map<string, Series>, labels: string, seconds: number): void {
  const series = all.get(labels) ?? { count: 0, seconds: 0, within: BOUNDS.map(() => 0) }
  all.set(labels, series)
  series.count += 1
  series.seconds += seconds
  for (const [at, bound] of BOUNDS.entries())
    if (seconds <= bound) series.within[at] = (series.within[at] ?? 0) + 1
}

function textOf(all: Map<string, Series>): string {
  const name = 'api_request_seconds'
  const lines = [...all].flatMap(([labels, { count, seconds, within }]) => [
    ...within.map((value, at) => `${name}_bucket{${labels},le="${BOUNDS[at]}"} ${value}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${seconds}`,
    `${name}_count{${labels}} ${count}`,
  ])
  const totals = [...all].map(([labels, { count }]) => [`{${labels}}`, count] as const)
  const help = 'Requests answered, by resource, method and status.'
  const histogram = [`# HELP ${name} Time to an answer.`, `# TYPE ${name} histogram`, ...lines, ''].join('\n')
  return metricsText('api_requests_total', help, 'counter', totals) + histogram
}
