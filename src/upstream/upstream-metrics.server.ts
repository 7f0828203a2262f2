import { Counter, Gauge } from 'prom-client'
import { siteRegistry } from '#src/site/site-registry.server.ts'

const registers = [siteRegistry]

/** What is counted of the upstream. */
export const upstreamCounts = {
  calls: new Counter({
    name: 'site_upstream_calls_total',
    help: 'Questions to the upstream, by resource and outcome.',
    labelNames: ['resource', 'outcome'],
    registers,
  }),
  retries: new Counter({ name: 'site_upstream_retries_total', help: 'Questions asked again.', registers }),
  readings: new Counter({
    name: 'site_readings_total',
    help: 'What pages got to show: fresh, stale, missing, unavailable.',
    labelNames: ['state'],
    registers,
  }),
}

/** @param state reads cockatiel's state of the circuit breaker */
export function measureBreaker(state: () => number): void {
  const breaker: Gauge = new Gauge({
    name: 'site_upstream_breaker',
    help: '0 closed, 1 open, 2 trying.',
    registers,
    collect: () => breaker.set(state()),
  })
}
