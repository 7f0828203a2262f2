import { type RawBuilder, sql } from 'kysely'
import { momentInChina } from '#contract/china-time.ts'
import { spellReference } from '#contract/reference.ts'
import { BASE_LANGUAGE } from '#contract/values-schema.ts'
import { containsPattern } from '../../db/search-text.ts'
import { decodeCursor, pageOf } from '../../http/list-cursor.ts'
import { type Handlers, resourceRoutes } from '../staff-resource.ts'
import { namesOf } from './subject-names.ts'

const PAGE_SIZE = 50
const DAY = 24 * 60 * 60 * 1000

/** `/audit`: newest first. */
export function auditRoutes() {
  return resourceRoutes('audit', { list: listAudit })
}

const listAudit: Handlers<'audit'>['list'] = async ({ db, query: filter }) => {
  const { staff, action, q = '', day, cursor } = filter
  let query = db.selectFrom('staff_audit').selectAll()
  // actions by a member, or on the member's account
  if (staff)
    query = query.where(({ eb, or }) =>
      or([eb('staff_id', '=', staff), eb('subject', '=', `staff/${staff}`)]),
    )
  if (action) query = query.where('action', 'like', `${literal(action)}%`)
  if (q.trim()) query = query.where(isAbout(q.trim()))
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
  const names = await namesOf(db, [...new Set(page.map(({ subject }) => subject))])
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
function isAbout(typed: string): RawBuilder<boolean> {
  const reference = spellReference(typed) ?? typed
  const like = (column: string) => sql`lower(${sql.ref(column)}) like ${containsPattern(typed)} escape '\\'`
  return sql<boolean>`(${like('detail')} or ${like('staff_name')} or ${like('subject')}
    or ${like('subject_name')}
    or subject in (select 'staff/' || id from staff_member where ${like('email')})
    or subject in (select 'news/' || news_id from news_text where lang != ${BASE_LANGUAGE} and ${like('title')})
    or subject in (select 'leads/' || id from trial_application where reference = ${reference})
    or subject in (select 'mail/' || id from mail where reference = ${reference}))`
}
