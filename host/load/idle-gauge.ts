import { performance } from 'node:perf_hooks'

/** An event loop at work for more than this share of the time has something better to do. */
const busy = 0.5

/** Looks closer together than this, ms, see the same: a moment says nothing. */
const shortest = 100

/**
 * Makes the look whether there is time for what nobody waits for: whether the event loop has been idle for half of the
 * time since the look before. The first says yes.
 * @param now a monotonic clock, ms
 * @param worked how long the event loop has been at work since it began, ms
 */
export function createIdleGauge(
  now: () => number = performance.now.bind(performance),
  worked: () => number = () => performance.eventLoopUtilization().active,
): () => boolean {
  let before: { at: number; worked: number } | undefined
  let isIdle = true
  return () => {
    const at = now()
    if (before && at - before.at < shortest) return isIdle
    const current = { at, worked: worked() }
    if (before) isIdle = (current.worked - before.worked) / (at - before.at) < busy
    before = current
    return isIdle
  }
}
