import { type } from 'arktype'
import { Hono } from 'hono'
import { ProblemError } from '../../http/problem.ts'
import { validate } from '../../http/validate.ts'
import { isUuid, Uuid } from '../../uuid.ts'
import { allow, type StaffEnv } from '../allow.ts'
import { describeAnswer } from '../describe-answer.ts'
import { AuditList } from '../staff-schema.ts'
import { type AuditPosition, readAudit } from './read-audit.ts'

const AuditQuery = type({
  'staff?': Uuid,
  /** The beginning of one, such as `news.`. */
  'action?': 'string <= 60',
  /** A part of one. */
  'subject?': 'string <= 100',
  /** Days in Beijing time. */
  'day?': /^\d{4}-\d{2}-\d{2}$/,
  'cursor?': 'string <= 200',
})

/** `/audit`: what the staff did, newest first. */
export function auditRoutes(): Hono<StaffEnv> {
  const app = new Hono<StaffEnv>()
  app.get(
    '/',
    describeAnswer('audit', 'What the staff did, newest first', AuditList),
    allow('audit.read'),
    validate('query', AuditQuery),
    async (c) => {
      const { cursor, day, ...filter } = c.req.valid('query')
      const after = cursor === undefined ? undefined : decodePosition(cursor)
      const { items, next } = await readAudit(c.get('identity').db, { ...filter, ...daySpan(day), after })
      return c.json({
        items,
        nextCursor: next ? encodePosition(next) : null,
      } satisfies typeof AuditList.infer)
    },
  )
  return app
}

const DAY = 24 * 60 * 60 * 1000

/** Beijing is 8 hours ahead of UTC all the year. */
function daySpan(day: string | undefined): { from?: number; to?: number } {
  const from = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00+08:00`)
  if (Number.isNaN(from)) return {}
  return { from, to: from + DAY }
}

function encodePosition({ at, id }: AuditPosition): string {
  return Buffer.from(`${at}.${id}`).toString('base64url')
}

/** @throws ProblemError 400 when the cursor was not made here */
function decodePosition(cursor: string): AuditPosition {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split('.')
  if (/^\d{1,15}$/.test(at) && isUuid(id)) return { at: Number(at), id }
  throw new ProblemError(400, 'invalid-request', {
    errors: [{ field: 'cursor', detail: 'must be a nextCursor of this list' }],
  })
}
