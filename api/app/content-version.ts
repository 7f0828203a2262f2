import { createHash } from 'node:crypto'
import { type } from 'arktype'
import { Hono } from 'hono'
import { type RawBuilder, sql } from 'kysely'
import { calendarDate } from '#contract/china-time.ts'
import { isDatabaseTrouble } from '../db/database-trouble.ts'
import type { Database } from '../db/tables.ts'
import { describeGet } from '../http/validate.ts'
import { isPublic } from '../news/news-store.ts'

/**
 * Changes when public content does, whoever changed it; the same from all processes on a database. From counts,
 * greatest keys, byte lengths and `contentEdits`, without reading texts; views do not count.
 * @param now ms since the epoch: articles are scheduled and expire, positions close
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
    union all select 11, count(removed_at), null, null, ${bytes(['alt_cn', 'alt_en'])} from media
    union all select 13, count(*), min(sha256), max(sha256), coalesce(sum(size), 0) from media_file
    union all select 12, count(*), max(id), cast(max(changed_at) as text), coalesce(sum(edition), 0) from product_release
    union all select 17, count(*), max(id), cast(max(changed_at) as text), coalesce(sum(version), 0) from compatibility
    union all select 10, count(*), max(id), cast(max(changed_at) as text), coalesce(sum(version), 0) from redirect
    union all select 14, count(*), max(id), cast(max(changed_at) as text), coalesce(sum(version), 0) from search_answer
    union all select 15, count(*), max(id), cast(max(public_from) as text), 0 from site_text_revision where public_from <= ${now}
    union all select 16, count(*), max(id), cast(max(published_at) as text),
      coalesce(sum(case when public_until <= ${now} then 0 else 1 end), 0) from announcement where public_from <= ${now}
    order by part`
}

const Version = type({ version: 'string' })

/** Ms until edits without an audit entry, such as by SQL, are noticed. */
const REREAD_MS = 5 * 60_000
/** More than one transaction writes: an instance with a slow clock writes entries that are not the newest. */
const NEWEST_ENTRIES = 20

/** Changes whenever content may have, as changes write audit entries. Reads the ends of indexes only. */
async function occasionOf(db: Database, now: number): Promise<string> {
  const { rows } = await sql`
    select (select max(public_from) from news where public_from <= ${now}) as published,
      (select max(expires_at) from news where expires_at <= ${now}) as expired,
      (select max(public_from) from news_text where public_from <= ${now}) as translated,
      (select max(public_from) from site_text_revision where public_from <= ${now}) as words,
      (select max(public_from) from announcement where public_from <= ${now}) as announced,
      (select max(public_until) from announcement where public_until <= ${now}) as ended`.execute(db)
  const entries = await db
    .selectFrom('staff_audit')
    .select('id')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST_ENTRIES)
    .execute()
  return JSON.stringify([rows, entries, calendarDate(now)])
}

/** `/version`: polled by sites to invalidate their caches. */
export function versionRoutes({ db, now }: { db: Database; now: () => number }): Hono {
  const app = new Hono()
  const description = describeGet('health', 'Changes when news, positions or packages do', Version)
  let known: { occasion: string; readAt: number; version: Promise<string> } | undefined
  app.get('/', description, async (c) => {
    const occasion = await occasionOf(db, now())
    const isOld = known && performance.now() - known.readAt > REREAD_MS
    if (!known || isOld || known.occasion !== occasion)
      known = { occasion, readAt: performance.now(), version: contentVersion(db, now()) }
    const version = await known.version.catch((error: unknown) => {
      known = undefined
      throw error
    })
    return c.json({ version } satisfies typeof Version.infer, 200, { 'cache-control': 'no-store' })
  })
  return app
}

/**
 * Detects edits of equal length: by the row's transaction id (xmin) on PostgreSQL, elsewhere by reading positions,
 * packages and the newest articles, the ones that are edited.
 */
async function contentEdits(db: Database): Promise<string> {
  const isKnown = keepsTransactions.get(db)
  if (isKnown === false) return readTexts(db)
  try {
    const edits = await transactionsOf(db)
    keepsTransactions.set(db, true)
    return edits
  } catch (error) {
    if (isKnown || isDatabaseTrouble(error)) throw error
    keepsTransactions.set(db, false)
    return readTexts(db)
  }
}

/** Whether a database has xmin. */
const keepsTransactions = new WeakMap<Database, boolean>()

async function transactionsOf(db: Database): Promise<string> {
  const parts = (['news_text', 'news_body', 'job', 'job_text', 'download'] as const).map(
    (table) =>
      sql`select ${sql.lit(table)} as name, sum(xmin::text::bigint)::text as edits from ${sql.table(table)}`,
  )
  const { rows } = await sql`${sql.join(parts, sql` union all `)} order by name`.execute(db)
  return JSON.stringify(rows)
}

/** About 2 MB of text, read in a few ms. */
const NEWEST = 300

async function readTexts(db: Database): Promise<string> {
  const hash = createHash('sha256')
  const newest = db
    .selectFrom('news')
    .select('id')
    .orderBy('publish_date', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST)
  const inNewest = db.selectFrom(newest.as('newest')).select('id')
  for (const query of [
    db
      .selectFrom('news_text')
      .selectAll()
      .where('news_id', 'in', inNewest)
      .orderBy('news_id')
      .orderBy('lang'),
    db
      .selectFrom('news_body')
      .selectAll()
      .where('news_id', 'in', inNewest)
      .orderBy('news_id')
      .orderBy('lang'),
    db.selectFrom('job').selectAll().orderBy('id'),
    db.selectFrom('job_text').selectAll().orderBy('job_id').orderBy('lang'),
    db.selectFrom('download').selectAll().orderBy('released_at', 'desc').orderBy('id').limit(NEWEST),
  ])
    for (const row of await query.execute()) hash.update(JSON.stringify(row))
  return hash.digest('base64url')
}
