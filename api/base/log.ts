import { pino } from 'pino'
import { errorCode } from './operator-error.ts'

export type LogEntry = Record<string, unknown>

export type Log = (entry: LogEntry) => void

// biome-ignore lint/style/noProcessEnv: it logs what is wrong with the settings, too
const logger = pino({ base: undefined, level: process.env.LOG_LEVEL || 'info' }, process.stderr)

/** A pino-style JSON line on stderr: `event` becomes the message, the failure an error. */
export function logToStderr({ event, ...fields }: LogEntry): void {
  const level = 'error' in fields || fields.alert ? 'error' : 'info'
  logger[level](fields, String(event))
}

/** Log fields of an error; never sent to clients. */
export function describeError(error: unknown): LogEntry {
  if (!(error instanceof Error)) return { error: String(error) }
  return { error: error.message, errorCode: errorCode(error) || undefined, stack: error.stack }
}
