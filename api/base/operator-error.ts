/**
 * Something the person who runs the program has to put right: a wrong setting, a taken port, a database that
 * cannot be reached. Its message is one line that says what to do; it is printed without a stack trace.
 */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** The `code` of a system, PostgreSQL or SQLite error, or an empty string. */
export function errorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  return 'code' in error ? String(error.code) : ''
}

/** An error's message on one line. */
export function errorMessage(error: unknown): string {
  const text = error instanceof Error ? error.message || errorCode(error) : String(error)
  return text.replace(/\s+/g, ' ').trim()
}
