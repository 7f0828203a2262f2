import { pino } from 'pino'
import { errorCode } from './operator-error.ts'

export type LogEntry = Record<string, unknown>

/** Takes what happened, by the name in `event`. */
export type Log = (entry: LogEntry) => void

// biome-ignore lint/style/noProcessEnv: it logs what is wrong with the settings, too
const logger = pino({ base: undefined, level: process.env.LOG_LEVEL || 'info' }, process.stderr)

/** One line of JSON on stderr, in pino's format: the event's name is its message, and what went wrong is an error. */
export function logToStderr({ event, ...fields }: LogEntry): void {
  const level = 'error' in fields || fields.alert ? 'error' : 'info'
  logger[level](fields, String(event))
}

/** What a log line says about an error; the caller of the API never sees it. */
export function describeError(error: unknown): LogEntry {
  if (!(error instanceof Error)) return { error: String(error) }
  return { error: error.message, errorCode: errorCode(error) || undefined, stack: error.stack }
}
