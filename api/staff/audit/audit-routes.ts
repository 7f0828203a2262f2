import { type } from 'arktype'
import { ProblemError } from '../../http/problem.ts'
import { isUuid, Uuid } from '../../uuid.ts'
import { staffResource } from '../staff-resource.ts'
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
export function auditRoutes() {
  const { app, on } = staffResource('audit')
  const summary = 'What the staff did, newest first'
  const record = { permission: 'audit.read', summary, query: AuditQuery, answers: AuditList } as const
  on('GET /', record, async ({ db, query: { cursor, day, ...filter } }) => {
    const after = cursor === undefined ? undefined : decodePosition(cursor)
    const { items, next } = await readAudit(db, { ...filter, ...daySpan(day), after })
    return { items, nextCursor: next ? encodePosition(next) : null }
  })
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
