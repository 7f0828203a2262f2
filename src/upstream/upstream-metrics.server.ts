import { createCounter, gaugeText } from '#src/site/counter.ts'

const calls = createCounter(
  'site_upstream_calls_total',
  'Questions to the upstream, by resource and outcome.',
)
const retries = createCounter('site_upstream_retries_total', 'Questions asked a second time.')
const readings = createCounter(
  'site_readings_total',
  'What pages got to show: fresh, stale, missing, unavailable.',
)

/** What the door counts. */
export const upstreamCounts = { calls, retries, readings }

/**
 * What the door counts as text for Prometheus.
 * @param breaker cockatiel's state of the circuit
 */
export function upstreamMetrics(breaker: number): string {
  return [
    calls.text(),
    retries.text(),
    readings.text(),
    gaugeText('site_upstream_breaker', '0 closed, 1 open, 2 trying.', breaker),
  ].join('')
}
