import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/tables.ts'
import { containsPattern } from '../../search-text.ts'

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
export async function namesOf(db: Database, subjects: readonly string[]): Promise<Map<string, string>> {
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
export function isAbout(typed: string): RawBuilder<boolean> {
  const like = (column: string) => sql`lower(${sql.ref(column)}) like ${containsPattern(typed)} escape '\\'`
  return sql<boolean>`(${like('detail')} or ${like('staff_name')} or ${like('subject')}
    or subject in (select subject from (${named}) as named where ${like('name')})
    or subject in (select 'jobs/' || id from job_draft where ${like('content')}))`
}
