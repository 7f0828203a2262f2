/** A failure as the visitor sees it: status, and request id for the log. */
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

/** For pages about one list. @throws StatusError 503 where it is unavailable */
export function requireAvailable(list: { available: boolean } | undefined): void {
  if (list?.available === false) throw new StatusError(503, 'the list is unavailable')
}

const reasons = { 404: 'Not Found', 410: 'Gone', 503: 'Service Unavailable' } as const

/** For programs, in place of a file. With a 503 crawlers keep what they have and retry. */
export function noFile(status: keyof typeof reasons): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  const retry = status === 503 && { 'retry-after': '30' }
  return new Response(`${reasons[status]}\n`, { status, headers: { ...headers, ...retry } })
}

export type Failure = { status: number; message: string; requestId?: string }

/** Keeps an error's status, 500 by default; wraps a string (SPEC section 8). The message is for the log only. */
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
