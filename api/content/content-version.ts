import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { calendarDate } from '../contract/calendar-date.ts'
import type { Database } from '../db/tables.ts'
import { isPublic } from '../news/is-public.ts'
import { contentEdits } from './content-edits.ts'

/**
 * A text that changes when news, positions, packages or redirects do, whoever changed them, and the same from every process on
 * one database. Made of counts, greatest keys and byte lengths, which cost no reading of texts, and of what
 * `contentEdits` knows. Views counted do not change it.
 * @param now milliseconds since the epoch: articles become public and expire at their time, a position closes with its
 * last day
 */
export async function contentVersion(db: Database, now: number): Promise<string> {
  const { rows } = await factsOf(now).execute(db)
  const facts = JSON.stringify([rows, await contentEdits(db)])
  return createHash('sha256').update(facts).digest('base64url').slice(0, 22)
}

function factsOf(now: number): RawBuilder<unknown> {
  const bytes = (columns: string[]) =>
    sql.join(
      columns.map((column) => sql`coalesce(sum(octet_length(${sql.ref(column)})), 0)`),
      sql` + `,
    )
  const jobWords = ['title', 'team', 'city', 'type', 'summary', 'duties', 'requirements']
  return sql`
    select 1 as part, count(*) as many, max(id) as last, max(publish_date) as latest,
      coalesce(sum(edition), 0) as bytes from news
      where public_from is not null or edition > 0
    union all select 8, coalesce(sum(case when ${isPublic(now)} then 1 else 0 end), 0),
      cast(max(case when public_from <= ${now} then public_from end) as text),
      cast(max(case when expires_at <= ${now} then expires_at end) as text), 0 from news
    union all select 9, count(*), cast(max(public_from) as text), null, 0 from news_text where public_from <= ${now}
    union all select 2, count(*), max(news_id), max(lang), ${bytes(['title', 'summary'])} from news_text
    union all select 3, count(*), max(news_id), max(lang), ${bytes(['body_html'])} from news_body
    union all select 4, count(*), max(id), max(valid_through), coalesce(sum(closed), 0) from job
    union all select 5, count(*), max(id), min(valid_through), 0 from job
      where closed = 0 and valid_through >= ${calendarDate(now)}
    union all select 6, count(*), max(job_id), max(lang), ${bytes(jobWords)} from job_text
    union all select 7, count(*), max(id), max(released_at), ${bytes(['notes', 'requirements'])} + coalesce(sum(edition), 0) from download
      where state = 'public'
    union all select 8, count(*), max(id), cast(max(changed_at) as text), coalesce(sum(version), 0) from redirect
    order by part`
}
