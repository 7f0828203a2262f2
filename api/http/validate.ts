import { type ArkError, type ArkErrors, type Type, type } from 'arktype'
import type { Context, Next, ValidationTargets } from 'hono'
import { describeRoute, resolver, validator } from 'hono-openapi'
import { ProblemError } from './problem.ts'

/** OpenAPI shows a parameter's parsed type (integer), not the text it arrives as. */
export const asOutput = {
  options: { fallback: (context: { base: unknown; out?: unknown }) => context.out ?? context.base },
}

/**
 * Also rejects control characters except tab and line breaks, and lone surrogates: PostgreSQL refuses U+0000, XML the
 * others, and UTF-8 turns a lone surrogate into U+FFFD.
 * @param target query, json, ...
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
/** No schema is nested deeper; undeclared members below are never stored. */
const MAX_DEPTH = 10

/** Paths of text that must not be stored, member names included. */
function unstorableFields(value: unknown, path: string[] = []): { field: string; detail: string }[] {
  const fault = { field: path.join('.'), detail: 'must have no control characters' }
  if (typeof value === 'string') return UNSTORABLE.test(value) ? [fault] : []
  if (typeof value !== 'object' || value === null || path.length > MAX_DEPTH) return []
  return Object.entries(value).flatMap(([name, member]) =>
    UNSTORABLE.test(name) ? [fault] : unstorableFields(member, [...path, name]),
  )
}

/** JSON response content for `describeRoute`. */
export function jsonContent(description: string, schema: Type) {
  return { description, content: { 'application/json': { schema: resolver(schema, asOutput) } } }
}

/** OpenAPI description of a GET with one schema. */
export function describeGet(tag: string, summary: string, answers: Type) {
  return describeRoute({ tags: [tag], summary, responses: { 200: jsonContent(summary, answers) } })
}

/** Also keeps out cross-site forms, which cannot send JSON without a CORS preflight. @throws ProblemError 415 */
export async function requireJson(c: Context, next: Next): Promise<void> {
  const mediaType = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') {
    throw new ProblemError(415, 'unsupported-media-type', { detail: 'Send application/json.' })
  }
  await next()
}

export function invalidRequest(issues: unknown): ProblemError {
  const errors = issues instanceof type.errors ? describeIssues(issues) : []
  return new ProblemError(400, 'invalid-request', { errors })
}

/** Wrong members and what was expected, without the input. */
export function describeIssues(issues: ArkErrors) {
  return issues.map((issue) => ({ field: issue.path.join('.'), detail: `must be ${expectation(issue)}` }))
}

/** For a union the expectations are one level down. */
function expectation(issue: ArkError): string {
  if (!issue.hasCode('union')) return issue.expected
  return issue.errors.map((choice) => choice.expected).join(' or ')
}

/** @property version the one the client saw; undefined for commands, which skip the check */
export interface Place {
  id: string
  version: number | undefined
}

/** Optimistic locking by If-Match. @throws ProblemError 428 without it */
export function ifMatch(c: Context): number {
  const [, version] = /^"(\d{1,9})"$/.exec(c.req.header('if-match') ?? '') ?? []
  if (version === undefined)
    throw new ProblemError(428, 'if-match-required', {
      detail: 'Send If-Match with the version you have seen.',
    })
  return Number(version)
}

export function etagOf({ version }: { version: number }): { etag: string } {
  return { etag: `"${version}"` }
}

/** Edit conflict. @param version the current one, if known @param differing fields that differ from it */
export function versionChanged(version?: number, differing: readonly string[] = []): ProblemError {
  return new ProblemError(412, 'changed-meanwhile', {
    detail: 'Somebody else has saved since. Read it again, then save.',
    ...(differing.length > 0 && {
      errors: differing.map((field) => ({ field, code: 'differs', detail: 'differs from what is saved' })),
    }),
    ...(version !== undefined && { headers: etagOf({ version }) }),
  })
}
