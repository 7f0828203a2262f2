import { gaugeText } from '#src/site/counter.ts'
import type { PressureGauge } from '../load/pressure-gauge.ts'

/** How the process is doing, as text for Prometheus. */
export function processMetrics(gauge: PressureGauge, build: string): string {
  const { delayMs, memory } = gauge.now()
  const { user, system } = process.cpuUsage()
  return [
    gaugeText('site_build_info', 'The build that runs.', [[{ build, node: process.version }, 1]]),
    gaugeText('site_event_loop_delay_seconds', '99th percentile over the last second.', delayMs / 1000),
    gaugeText('site_memory_bytes', 'Memory of the process.', memory),
    gaugeText('site_heap_bytes', 'Used heap.', process.memoryUsage().heapUsed),
    gaugeText('site_cpu_seconds', 'Processor time since the start.', (user + system) / 1e6),
    gaugeText('site_uptime_seconds', 'Time since the start.', process.uptime()),
  ].join('')
}
