import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Database, Tables } from '../../db/tables.ts'

type Query = RawBuilder<{ id: string; name: string }>

/** Queries of names by subject type; of several, the last is shown. */
const named: Record<string, (ids: RawBuilder<unknown>) => Query> = {
  news: (ids) => sql`
    select news_id as id, title as name, case lang when 'cn' then 1 else 0 end as place from news_draft where news_id in (${ids})
    union all select news_id, title, case lang when 'cn' then 3 else 2 end from news_text where news_id in (${ids}) order by place`,
  jobs: (ids) =>
    sql`select job_id as id, title as name from job_text where job_id in (${ids}) order by lang desc`,
  packages: (ids) => sql`select id, file_name as name from download where id in (${ids})`,
  releases: (ids) =>
    sql`select id, product || ' ' || part || ' ' || version as name from product_release where id in (${ids})`,
  announcements: (ids) => sql`select id, name from announcement where id in (${ids})`,
  media: (ids) => sql`select id, name from media where id in (${ids})`,
  site: (ids) => sql`select id, part || '/' || place as name from site_text where id in (${ids})`,
  leads: (ids) => sql`select id, reference as name from trial_application where id in (${ids})`,
  staff: (ids) => sql`select id, name from staff_member where id in (${ids})`,
  mail: (ids) => sql`select id, reference as name from mail where id in (${ids}) and reference is not null`,
}

/** Current names of subjects that exist. */
export async function namesOf(
  db: Database | Transaction<Tables>,
  subjects: readonly string[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  const keyed = subjects.map((subject) => subject.split('/') as [area: string, id?: string])
  for (const [area, members] of Map.groupBy(keyed, ([area]) => area)) {
    const ids = members.flatMap(([, id]) => (id ? [id] : []))
    const query = named[area]?.(sql.join(ids))
    if (!query || ids.length === 0) continue
    for (const { id, name } of (await query.execute(db)).rows) if (name) names.set(`${area}/${id}`, name)
    if (area === 'jobs') await addDrafts(db, ids, names)
  }
  return names
}

/** Names stored with an entry; those of applicants are only looked up, and so deleted with them. */
export function keptNamesOf(
  db: Database | Transaction<Tables>,
  subjects: readonly string[],
): Promise<Map<string, string>> {
  return namesOf(
    db,
    subjects.filter((subject) => !/^(leads|mail)\//.test(subject)),
  )
}

/** Unpublished positions have their title in a draft. */
async function addDrafts(
  db: Database | Transaction<Tables>,
  ids: readonly string[],
  names: Map<string, string>,
): Promise<void> {
  const missing = ids.filter((id) => !names.has(`jobs/${id}`))
  if (missing.length === 0) return
  const jobs = await db.selectFrom('job_draft').select(['id', 'content']).where('id', 'in', missing).execute()
  for (const { id, content } of jobs) {
    const { title } = JSON.parse(content).cn
    if (title) names.set(`jobs/${id}`, title)
  }
}

/** Backfills names of entries written before the object had one. */
export async function nameEntries(transaction: Transaction<Tables>, subject: string): Promise<void> {
  const name = (await keptNamesOf(transaction, [subject])).get(subject)
  if (!name) return
  await transaction
    .updateTable('staff_audit')
    .set({ subject_name: name })
    .where('subject', '=', subject)
    .where('subject_name', '=', '')
    .execute()
}
