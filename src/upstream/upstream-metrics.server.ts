import { Counter, Gauge } from 'prom-client'

// in no registry while the module loads: a module that Vite evaluates again would register its names twice
const registers: [] = []

/** What is counted of the upstream; `app/services.ts` registers it. */
export const upstreamMetrics = {
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
  /** cockatiel's state of the circuit breaker */
  breaker: new Gauge({
    name: 'site_upstream_breaker',
    help: '0 closed, 1 open, 2 trying.',
    registers,
  }),
}
