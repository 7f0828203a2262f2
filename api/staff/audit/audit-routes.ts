import { type SqlBool, sql } from 'kysely'
import { momentInChina } from '#contract/china-time.ts'
import { type Condition, containsAny, type SubjectKind } from '../../db/room-type.ts'
import { decodeCursor, pageOf } from '../../http/list-cursor.ts'
import { type Handlers, resourceRoutes } from '../staff-resource.ts'
import { namesOf } from './subject-names.ts'

const PAGE_SIZE = 50
const DAY = 24 * 60 * 60 * 1000

/** `/audit`: newest first. @param kinds what entries may be about */
export function auditRoutes(kinds: readonly SubjectKind[]) {
  return resourceRoutes('audit', { list: (request) => listAudit(kinds, request) })
}

type List = Handlers<'audit'>['list']

async function listAudit(kinds: readonly SubjectKind[], { db, query: filter }: Parameters<List>[0]) {
  const { staff, action, q = '', day, cursor } = filter
  let query = db.selectFrom('staff_audit').selectAll()
  // actions by a member, or on the member's account
  if (staff)
    query = query.where(({ eb, or }) =>
      or([eb('staff_id', '=', staff), eb('subject', '=', `staff/${staff}`)]),
    )
  if (action) query = query.where('action', 'like', `${literal(action)}%`)
  if (q.trim()) query = query.where(isAbout(kinds, q.trim()))
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
  const names = await namesOf(db, kinds, [...new Set(page.map(({ subject }) => subject))])
  const items = page.map(({ id, at, staff_name, action, subject, subject_name, detail: json }) => {
    const detail = JSON.parse(json)
    const object = objectOf(action, subject, { atThatTime: subject_name, now: names.get(subject) }, detail)
    return { id, action, object, detail, staff: staff_name, at: new Date(at).toISOString() }
  })
  return { items, nextCursor }
}

/** Recorded name, else the current one or from the detail; with its id while it exists. */
function objectOf(
  action: string,
  subject: string,
  name: { atThatTime: string; now: string | undefined },
  detail: Record<string, unknown>,
) {
  const [area = '', key = ''] = subject.split('/')
  if (name.now !== undefined) return { name: name.atThatTime || name.now, id: key }
  if (area !== 'redirects')
    return { name: name.atThatTime || String(detail.fileName ?? detail.name ?? detail.email ?? ''), id: null }
  return { name: String(detail.from ?? ''), id: key && action !== 'redirects.removed' ? key : null }
}

/** Removes LIKE wildcards, which occur in no name. */
function literal(text: string): string {
  return text.replace(/[%\\]/g, '')
}

/** Matches a title, name, reference or address. */
function isAbout(kinds: readonly SubjectKind[], typed: string): Condition {
  const inEntry = ['detail', 'staff_name', 'subject', 'subject_name'].map((one) => containsAny(one, [typed]))
  const found = kinds.flatMap(({ area, find }) => {
    if (!find) return []
    const ids = sql`with found(id) as (${find(typed)}) select ${sql.lit(`${area}/`)} || id from found`
    return [sql<SqlBool>`subject in (${ids})`]
  })
  return sql`(${sql.join([...inEntry, ...found], sql` or `)})`
}
