import { type Logger, pino } from 'pino'
import type { LogLevel } from './env.ts'

export type HostLog = Logger & { flushNow(): void }

/**
 * One JSON object a line on standard output. Lines are written together, at the latest after a second, because a
 * write per request costs more than a cached page; `flushNow` empties the buffer before the process ends.
 */
export function createLog(level: LogLevel): HostLog {
  const destination = pino.destination({ fd: 1, sync: false, minLength: 8192, periodicFlush: 1000 })
  const log = pino({ level, base: undefined }, destination)
  return Object.assign(log, { flushNow: () => flush(destination) })
}

function flush(destination: ReturnType<typeof pino.destination>): void {
  try {
    destination.flushSync()
  } catch {
    // nothing was written yet: there is nothing to flush
  }
}
