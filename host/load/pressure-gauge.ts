import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Pressure } from './load-class.ts'

export type PressureGauge = {
  /** over the last second to two */
  now(): Pressure
  close(): void
}

/** Between two looks, ms. */
const interval = 1_000

/** Measures what the process is under; reading it costs nothing. */
export function createPressureGauge(): PressureGauge {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  let pressure: Pressure = { delayMs: 0, memory: process.memoryUsage.rss() }
  const timer = setInterval(() => {
    // the monitor counts from its own interval on: an idle loop shows 10 ms
    pressure = { delayMs: Math.max(0, delay.percentile(99) / 1e6 - 10), memory: process.memoryUsage.rss() }
    delay.reset()
  }, interval).unref()
  return {
    now: () => pressure,
    close: () => {
      clearInterval(timer)
      delay.disable()
    },
  }
}
