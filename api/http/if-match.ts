import type { Context } from 'hono'
import { ProblemError } from './problem.ts'

/**
 * The version a change is made to, from If-Match.
 * @throws ProblemError 428 without one: nobody overwrites what they have not seen
 */
export function ifMatch(c: Context): number {
  const [, version] = /^"(\d{1,9})"$/.exec(c.req.header('if-match') ?? '') ?? []
  if (version === undefined)
    throw new ProblemError(428, 'if-match-required', {
      detail: 'Send If-Match with the version you have seen.',
    })
  return Number(version)
}

/** The header that says which version an answer has. */
export function etagOf({ version }: { version: number }): { etag: string } {
  return { etag: `"${version}"` }
}

/** Somebody else was first: what is there now has this version. */
export function versionChanged(version: number): ProblemError {
  return new ProblemError(412, 'changed-meanwhile', { headers: etagOf({ version }) })
}
