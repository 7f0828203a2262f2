import { type RawBuilder, sql } from 'kysely'
import { momentInChina } from '../../contract/china-time.ts'
import { isKeptList } from '../../contract/permissions.ts'
import { containsPattern } from '../../db/search-text.ts'
import type { Database } from '../../db/tables.ts'
import { decodeCursor, pageOf } from '../../http/list-cursor.ts'
import { type Handlers, resourceRoutes } from '../staff-resource.ts'

const PAGE_SIZE = 50
const DAY = 24 * 60 * 60 * 1000

/** `/audit`: what the staff did, newest first. */
export function auditRoutes() {
  return resourceRoutes('audit', { list: listAudit })
}

const listAudit: Handlers<'audit'>['list'] = async ({ db, query: filter }) => {
  const { staff, action, q = '', day, cursor } = filter
  let query = db.selectFrom('staff_audit').selectAll()
  // what they did, and what was done to their account
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
  const items = page.map(({ id, at, staff_name, action, subject, detail: json }) => {
    const detail = JSON.parse(json)
    const object = objectOf(action, subject, names.get(subject), detail)
    return { id, action, object, detail, staff: staff_name, at: new Date(at).toISOString() }
  })
  return { items, nextCursor }
}

/** By its name now; one that is gone, or whose name changes with it, by what the entry says of it. */
function objectOf(
  action: string,
  subject: string,
  name: string | undefined,
  detail: Record<string, unknown>,
) {
  const [area = '', key = ''] = subject.split('/')
  if (name !== undefined) return { name, id: key }
  if (!isKeptList(area))
    return { name: String(detail.fileName ?? detail.name ?? detail.email ?? ''), id: null }
  const first = Object.values(detail).find((value) => typeof value === 'string')
  return { name: key ? String(first) : '', id: key && !action.endsWith('.removed') ? key : null }
}

/** Without what LIKE gives a meaning to: nothing here is called with it. */
function literal(text: string): string {
  return text.replace(/[%\\]/g, '')
}

/** What objects of the audit are called now, by subject, the name to be shown first. */
const named = sql<{ subject: string; name: string; rank: number }>`
  select 'news/' || news_id as subject, title as name, case lang when 'cn' then 0 else 1 end as rank from news_text
  union all select 'news/' || news_id, title, case lang when 'cn' then 2 else 3 end from news_draft
  union all select 'jobs/' || job_id, title, case lang when 'cn' then 0 else 1 end from job_text
  union all select 'packages/' || id, file_name, 0 from download
  union all select 'packages/' || id, name_cn, 1 from download
  union all select 'packages/' || id, name_en, 2 from download
  union all select 'media/' || id, name, 0 from media
  union all select 'leads/' || id, reference, 0 from trial_application
  union all select 'staff/' || id, name, 0 from staff_member
  union all select 'staff/' || id, email, 1 from staff_member
  union all select 'mail/' || id, reference, 0 from mail where reference is not null`

/** The names of those that still exist. */
async function namesOf(db: Database, subjects: readonly string[]): Promise<Map<string, string>> {
  if (subjects.length === 0) return new Map()
  const { rows } = await sql<{ subject: string; name: string }>`
    select subject, name from (${named}) as named where subject in (${sql.join(subjects)})
    order by rank desc`.execute(db)
  // of several names the last one is that of the lowest rank
  const names = new Map(rows.map(({ subject, name }) => [subject, name]))
  const drafts = subjects.flatMap((subject) =>
    subject.startsWith('jobs/') && !names.has(subject) ? subject.slice('jobs/'.length) : [],
  )
  if (drafts.length === 0) return names
  const jobs = await db.selectFrom('job_draft').select(['id', 'content']).where('id', 'in', drafts).execute()
  for (const { id, content } of jobs) names.set(`jobs/${id}`, JSON.parse(content).cn.title)
  return names
}

/** Whether an entry is about what somebody types: a title, a name, a reference, an address. */
function isAbout(typed: string): RawBuilder<boolean> {
  const like = (column: string) => sql`lower(${sql.ref(column)}) like ${containsPattern(typed)} escape '\\'`
  return sql<boolean>`(${like('detail')} or ${like('staff_name')} or ${like('subject')}
    or subject in (select subject from (${named}) as named where ${like('name')})
    or subject in (select 'jobs/' || id from job_draft where ${like('content')}))`
}
