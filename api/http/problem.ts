import { STATUS_CODES } from 'node:http'
import { type } from 'arktype'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A wrong field and what was expected, never the input; `code` for programs. */
const FieldProblem = type({ field: 'string', 'code?': 'string', detail: 'string' })

/** RFC 9457 problem details, with a stable `code` and the request id of the log. */
export const Problem = type({
  type: 'string',
  title: 'string',
  status: '400 <= number.integer <= 599',
  code: 'string',
  'detail?': 'string',
  'requestId?': 'string',
  'retryAfter?': '1 <= number.integer <= 86400',
  'errors?': FieldProblem.array(),
})
export type Problem = typeof Problem.infer

export interface ProblemExtra {
  detail?: string
  errors?: (typeof FieldProblem.infer)[]
  /** seconds, for Retry-After */
  retryAfter?: number
  headers?: Record<string, string>
}

/** Throw within a request to answer with a problem document. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly extra: ProblemExtra

  /** @param code stable, in kebab case @param extra `detail` and `errors` are sent as they are */
  constructor(status: ContentfulStatusCode, code: string, extra: ProblemExtra = {}) {
    super(`${status} ${code}`)
    this.status = status
    this.code = code
    this.extra = extra
  }
}

/** `application/problem+json`, not cacheable. */
export function problemResponse(c: Context, problem: ProblemError): Response {
  const { headers, ...members } = problem.extra
  const body: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[problem.status] ?? 'Error',
    status: problem.status,
    code: problem.code,
    ...members,
    requestId: c.get('requestId'),
  }
  return c.body(JSON.stringify(body), problem.status, {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  })
}

export function notFound(): ProblemError {
  return new ProblemError(404, 'not-found')
}

/** What cannot be done, by its field. */
export function refusal(field: string, code: string, detail: string): ProblemError {
  return new ProblemError(422, code, { errors: [{ field, code, detail }] })
}

/** @param waitMs until the next request is accepted */
export function tooManyRequests(waitMs: number): ProblemError {
  const retryAfter = Math.max(1, Math.ceil(waitMs / 1000))
  return new ProblemError(429, 'too-many-requests', {
    retryAfter,
    headers: { 'retry-after': String(retryAfter) },
  })
}
