import { type ArkError, type ArkErrors, type Type, type } from 'arktype'
import type { Context, Next, ValidationTargets } from 'hono'
import { describeRoute, resolver, validator } from 'hono-openapi'
import { ProblemError } from './problem.ts'

/** In the document a parameter shows what it becomes (an integer from 1 to 50), not the text it arrives as. */
export const asOutput = {
  options: { fallback: (context: { base: unknown; out?: unknown }) => context.out ?? context.base },
}

/**
 * Middleware that parses a part of the request and describes it in the OpenAPI document. No text that it lets through
 * has control characters but tab and line breaks, or half a surrogate pair: PostgreSQL refuses U+0000, XML feeds the
 * others, and UTF-8 turns a lone surrogate into U+FFFD.
 * @param target query, json, ...
 * @param schema what it must be
 * @throws ProblemError 400 `invalid-request` naming the wrong fields
 */
export function validate<Target extends keyof ValidationTargets, Schema extends Type>(
  target: Target,
  schema: Schema,
) {
  return validator(
    target,
    schema,
    (result) => {
      const errors = unstorableFields(result.data)
      const issues =
        !result.success && result.error instanceof type.errors ? describeIssues(result.error) : []
      errors.push(...issues.filter(({ field }) => errors.every((known) => known.field !== field)))
      if (!result.success || errors.length > 0) throw new ProblemError(400, 'invalid-request', { errors })
    },
    asOutput,
  )
}

const UNSTORABLE = /\p{Cs}|(?![\t\n\r])\p{Cc}/u
/** No schema is nested deeper; members that none names are looked at to here, and stored nowhere. */
const MAX_DEPTH = 10

/** Where text is that must not be stored, names of members included. */
function unstorableFields(value: unknown, path: string[] = []): { field: string; detail: string }[] {
  const fault = { field: path.join('.'), detail: 'must have no control characters' }
  if (typeof value === 'string') return UNSTORABLE.test(value) ? [fault] : []
  if (typeof value !== 'object' || value === null || path.length > MAX_DEPTH) return []
  return Object.entries(value).flatMap(([name, member]) =>
    UNSTORABLE.test(name) ? [fault] : unstorableFields(member, [...path, name]),
  )
}

/** A response body for `describeRoute`, as JSON of a schema. */
export function jsonContent(description: string, schema: Type) {
  return { description, content: { 'application/json': { schema: resolver(schema, asOutput) } } }
}

/** An operation that answers with one schema, for the OpenAPI document. */
export function describeGet(tag: string, summary: string, answers: Type) {
  return describeRoute({ tags: [tag], summary, responses: { 200: jsonContent(summary, answers) } })
}

/**
 * Middleware for operations with a body: only JSON is read. It also keeps other sites' forms out, which
 * cannot send this type without asking first.
 * @throws ProblemError 415
 */
export async function requireJson(c: Context, next: Next): Promise<void> {
  const mediaType = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') {
    throw new ProblemError(415, 'unsupported-media-type', { detail: 'Send application/json.' })
  }
  await next()
}

/** The problem of a request that does not fit its schema. */
export function invalidRequest(issues: unknown): ProblemError {
  const errors = issues instanceof type.errors ? describeIssues(issues) : []
  return new ProblemError(400, 'invalid-request', { errors })
}

/** Which members are wrong and what they must be, without what was sent. */
export function describeIssues(issues: ArkErrors) {
  return issues.map((issue) => ({ field: issue.path.join('.'), detail: `must be ${expectation(issue)}` }))
}

/** What was expected, without what was sent. A choice between several has its expectations one level down. */
function expectation(issue: ArkError): string {
  if (!issue.hasCode('union')) return issue.expected
  return issue.errors.map((choice) => choice.expected).join(' or ')
}

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
