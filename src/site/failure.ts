/** What a visitor is told about anything that went wrong: a status, and the request it can be found under. */
export class StatusError extends Error {
  readonly status: number
  readonly requestId: string | undefined

  constructor(status: number, message: string, requestId?: string) {
    super(message)
    this.name = 'StatusError'
    this.status = status
    this.requestId = requestId
  }
}

/**
 * For a loader whose list is what the page is about.
 * @throws StatusError 503 for a document whose list cannot be shown: search engines must not take it for an empty one
 */
export function requireAvailable(list: { available: boolean } | undefined): void {
  if (typeof document === 'undefined' && list?.available === false)
    throw new StatusError(503, 'the list is unavailable')
}

export type Failure = { status: number; message: string; requestId?: string }

/**
 * Turns anything thrown into a status and a message (SPEC section 8): an error that carries a status keeps it, one
 * without is a 500, a string is wrapped as a 500. The message is for the log; pages show their own words.
 */
export function toFailure(thrown: unknown): Failure {
  if (typeof thrown === 'string') return { status: 500, message: thrown }
  if (typeof thrown !== 'object' || thrown === null) return { status: 500, message: String(thrown) }
  const { status, statusCode, message, requestId, isNotFound } = thrown as Record<string, unknown>
  return {
    status: isNotFound === true ? 404 : (errorStatus(status) ?? errorStatus(statusCode) ?? 500),
    message: typeof message === 'string' ? message : 'Unknown error',
    ...(typeof requestId === 'string' ? { requestId } : {}),
  }
}

function errorStatus(value: unknown): number | undefined {
  const isError = typeof value === 'number' && Number.isInteger(value) && value >= 400 && value <= 599
  return isError ? value : undefined
}
