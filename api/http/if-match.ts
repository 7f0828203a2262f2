import type { Context } from 'hono'
import { ProblemError } from './problem.ts'

/** What is changed. @property version the one that was seen; undefined: whatever it has, for commands */
export interface Place {
  id: string
  version: number | undefined
}

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

/**
 * Somebody else was first.
 * @param version what is there now has it, where that is known
 * @param differing the fields in which what was sent differs from what is there
 */
export function versionChanged(version?: number, differing: readonly string[] = []): ProblemError {
  return new ProblemError(412, 'changed-meanwhile', {
    detail: 'Somebody else has saved since. Read it again, then save.',
    ...(differing.length > 0 && {
      errors: differing.map((field) => ({ field, code: 'differs', detail: 'differs from what is saved' })),
    }),
    ...(version !== undefined && { headers: etagOf({ version }) }),
  })
}
