import { errorCode } from './operator-error.ts'

export type LogEntry = Record<string, unknown>
export type Log = (entry: LogEntry) => void

/** Writes one line of JSON to stderr. JSON escapes line breaks and control characters, so a line stays a line. */
export function logToStderr(entry: LogEntry): void {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`)
}

/** What a log line says about an error; the caller of the API never sees it. */
export function describeError(error: unknown): LogEntry {
  if (!(error instanceof Error)) return { error: String(error) }
  return { error: error.message, errorCode: errorCode(error) || undefined, stack: error.stack }
}
