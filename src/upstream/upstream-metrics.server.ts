import { Counter, Gauge } from 'prom-client'

// no registry at import: Vite re-evaluates modules, which would register names twice
const registers: [] = []

/** Registered by `app/services.ts`. */
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
  /** cockatiel's circuit state */
  breaker: new Gauge({
    name: 'site_upstream_breaker',
    help: '0 closed, 1 open, 2 trying.',
    registers,
  }),
}
