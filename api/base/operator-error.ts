/** A fault the operator can fix. The message is one line with the remedy, printed without a stack trace. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** Error code of the system, PostgreSQL or SQLite; empty without one. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  return 'code' in error ? String(error.code) : ''
}

/** An error's message on one line. */
export function errorMessage(error: unknown): string {
  const text = error instanceof Error ? error.message || errorCode(error) : String(error)
  return text.replace(/\s+/g, ' ').trim()
}
