import { type } from 'arktype'
import { momentInChina } from '../../contract/china-time.ts'
import { AuditList } from '../../contract/staff-schema.ts'
import { CalendarDate, Uuid } from '../../contract/values-schema.ts'
import { decodeCursor, encodeCursor } from '../../list-cursor.ts'
import { staffResource } from '../staff-resource.ts'

const PAGE_SIZE = 50
const DAY = 24 * 60 * 60 * 1000

const AuditQuery = type({
  'staff?': Uuid,
  /** The beginning of one, such as `news.`. */
  'action?': 'string <= 60',
  /** A part of one. */
  'subject?': 'string <= 100',
  /** In China. */
  'day?': CalendarDate,
  'cursor?': 'string <= 200',
})

/** `/audit`: what the staff did, newest first. */
export function auditRoutes() {
  const { app, on } = staffResource('audit')
  const summary = 'What the staff did, newest first'
  const record = { permission: 'audit.read', summary, query: AuditQuery, answers: AuditList } as const
  on('GET /', record, async ({ db, query: { staff, action, subject, day, cursor } }) => {
    let query = db.selectFrom('staff_audit').selectAll()
    if (staff) query = query.where('staff_id', '=', staff)
    if (action) query = query.where('action', 'like', `${literal(action)}%`)
    if (subject) query = query.where('subject', 'like', `%${literal(subject)}%`)
    if (day) query = query.where('at', '>=', momentInChina(day)).where('at', '<', momentInChina(day) + DAY)
    if (cursor !== undefined) {
      const { date, id } = decodeCursor(cursor, /^\d{1,15}$/)
      const at = Number(date)
      query = query.where(({ eb, and, or }) =>
        or([eb('at', '<', at), and([eb('at', '=', at), eb('id', '<', id)])]),
      )
    }
    const rows = await query
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE_SIZE + 1)
      .execute()
    const page = rows.slice(0, PAGE_SIZE)
    const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined
    return {
      items: page.map(({ id, at, staff_name, action, subject, detail }) => ({
        ...{ id, action, subject, staff: staff_name },
        at: new Date(at).toISOString(),
        detail: JSON.parse(detail),
      })),
      nextCursor: last ? encodeCursor({ date: String(last.at), id: last.id }) : null,
    }
  })
  return app
}

/** Without what LIKE gives a meaning to: nothing here is called with it. */
function literal(text: string): string {
  return text.replace(/[%\\]/g, '')
}
