import type { Context } from 'hono'
import { ProblemError } from './problem.ts'

/** @throws ProblemError 401 */
export function bearerToken(c: Context): string {
  const [, token] = /^Bearer ([\w.~+/=-]{16,512})$/i.exec(c.req.header('authorization') ?? '') ?? []
  if (token) return token
  throw unauthorised()
}

/** One error for a missing, forged, expired or revoked token. */
export function unauthorised(): ProblemError {
  return new ProblemError(401, 'unauthorised', { headers: { 'www-authenticate': 'Bearer' } })
}
