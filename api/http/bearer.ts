import type { Context } from 'hono'
import { ProblemError } from './problem.ts'

/**
 * The token of `Authorization: Bearer`.
 * @throws ProblemError 401
 */
export function bearerToken(c: Context): string {
  const [, token] = /^Bearer ([\w.~+/=-]{16,512})$/i.exec(c.req.header('authorization') ?? '') ?? []
  if (token) return token
  throw unauthorised()
}

/** The same for a token that is missing, made up, expired or revoked. */
export function unauthorised(): ProblemError {
  return new ProblemError(401, 'unauthorised', { headers: { 'www-authenticate': 'Bearer' } })
}
