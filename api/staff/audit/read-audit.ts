import type { Database } from '../../db/tables.ts'

const PAGE = 50

export interface AuditPosition {
  at: number
  id: string
}

export interface AuditFilter {
  staff?: string | undefined
  /** The beginning of the action. */
  action?: string | undefined
  /** A part of the subject. */
  subject?: string | undefined
  from?: number | undefined
  to?: number | undefined
  after?: AuditPosition | undefined
}

/** A page of the record, newest first, and where the next one begins. */
export async function readAudit(db: Database, { staff, action, subject, from, to, after }: AuditFilter) {
  let query = db.selectFrom('staff_audit').selectAll()
  if (staff) query = query.where('staff_id', '=', staff)
  if (action) query = query.where('action', 'like', `${literal(action)}%`)
  if (subject) query = query.where('subject', 'like', `%${literal(subject)}%`)
  if (from !== undefined) query = query.where('at', '>=', from)
  if (to !== undefined) query = query.where('at', '<', to)
  if (after)
    query = query.where(({ eb, and, or }) =>
      or([eb('at', '<', after.at), and([eb('at', '=', after.at), eb('id', '<', after.id)])]),
    )
  const rows = await query
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute()
  const page = rows.slice(0, PAGE)
  const items = page.map((row) => ({
    id: row.id,
    at: new Date(row.at).toISOString(),
    staff: row.staff_name,
    action: row.action,
    subject: row.subject,
    detail: JSON.parse(row.detail) as Record<string, string | number | boolean | null>,
  }))
  return { items, next: rows.length > PAGE ? page.at(-1) : undefined }
}

/** Without what LIKE gives a meaning to: nothing here is called with it. */
function literal(text: string): string {
  return text.replace(/[%\\]/g, '')
}
