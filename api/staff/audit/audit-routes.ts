import { momentInChina } from '../../contract/china-time.ts'
import { decodeCursor, pageOf } from '../../list-cursor.ts'
import { type Handlers, resourceRoutes } from '../staff-resource.ts'

const PAGE_SIZE = 50
const DAY = 24 * 60 * 60 * 1000

/** `/audit`: what the staff did, newest first. */
export function auditRoutes() {
  return resourceRoutes('audit', { list: listAudit })
}

const listAudit: Handlers<'audit'>['list'] = async ({ db, query: filter }) => {
  const { staff, action, subject, day, cursor } = filter
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
  const { page, nextCursor } = pageOf(rows, PAGE_SIZE, ({ at, id }) => ({ date: String(at), id }))
  return {
    items: page.map(({ id, at, staff_name, action, subject, detail }) => ({
      ...{ id, action, subject, staff: staff_name },
      at: new Date(at).toISOString(),
      detail: JSON.parse(detail),
    })),
    nextCursor,
  }
}

/** Without what LIKE gives a meaning to: nothing here is called with it. */
function literal(text: string): string {
  return text.replace(/[%\\]/g, '')
}
