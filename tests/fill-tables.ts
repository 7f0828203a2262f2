import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Database } from '../api/db/tables.ts'

/** Midnight of 20 November 2026 in China; the newest row came then, and each other one ten minutes before the next. */
export const newestAt = Date.UTC(2026, 10, 19, 16)
const every = 10 * 60_000
const at = sql`${sql.lit(newestAt)} - i * ${sql.lit(every)}`
/** Of the years from 2012 on. */
const day = sql`cast(2012 + i % 14 as text) || '-' || substr(cast(101 + i % 12 as text), 2) || '-' || substr(cast(101 + i % 28 as text), 2)`

/** Applications with a status change, a note and a consent each, made by the database itself. */
export async function fillApplications(db: Database, count: number): Promise<void> {
  const telephone = sql`cast(13800000000 + i as text)`
  const status = sql`case i % 6 when 0 then 'new' when 1 then 'called' when 2 then 'trial-running'
    when 3 then 'won' when 4 then 'lost' else 'spam' end`
  await insert(db, count, 'trial_application', {
    id: id('a'),
    reference: text('T-TEST-'),
    fingerprint: text('fill-'),
    status: sql`case when i % 9 = 0 then 'unverified' else 'verified' end`,
    email: sql`'person-' || i || '@firm-' || (i % 1000) || '.example'`,
    email_typed: sql`''`,
    name: text('申请人'),
    telephone,
    telephone_e164: sql`'+86' || ${telephone}`,
    address: text('某市某路某号'),
    product: sql`case when i % 2 = 0 then 2 else 8 end`,
    lang: sql`case when i % 4 = 0 then 'en' else 'cn' end`,
    source: sql`'page=/cn referrer=search utm_source=baidu utm_campaign=fair-' || (i % 20)`,
    estimate: sql`'mvda=300'`,
    readiness: sql`''`,
    received_at: at,
    created_at: at,
    lead_status: status,
    due: sql`case when i % 5 = 0 then '2026-11-' || substr(cast(101 + i % 30 as text), 2) else '' end`,
    search_text: sql`'t-test-' || i || ' ' || ${telephone} || ' 申请人' || i || ' firm-' || (i % 1000) || '.example'`,
  })
  const event = { application_id: id('a'), staff_id: sql`'nobody'`, staff_name: sql`'许诺'` }
  await insert(db, count, 'lead_event', {
    id: id('b'),
    kind: sql`'status'`,
    old_value: sql`'new'`,
    new_value: sql`'called'`,
    created_at: sql`${at} + 3600000`,
    ...event,
  })
  await insert(db, count, 'lead_event', {
    id: id('c'),
    kind: sql`'note'`,
    old_value: sql`''`,
    new_value: text('想先看报价，下周再联系。第'),
    created_at: sql`${at} + 7200000`,
    ...event,
  })
  await insert(db, count, 'marketing_consent', {
    id: id('d'),
    email: sql`'person-' || i || '@firm-' || (i % 1000) || '.example'`,
    email_key: sql`'person-' || i || '@firm-' || (i % 1000) || '.example'`,
    reference: text('T-TEST-'),
    confirmed: sql`1`,
    lang: sql`'cn'`,
    version: sql`'1'`,
    network: sql`''`,
    given_at: at,
  })
}

/** What stands beside so many applications: as many articles, audit entries and mails, a tenth of packages. */
export async function fillRest(db: Database, count: number): Promise<void> {
  await fillArticles(db, count)
  await fillJobs(db, Math.min(count, 1_000))
  await fillPackages(db, Math.ceil(count / 10))
  await insert(db, count, 'staff_audit', {
    id: id('3'),
    at,
    staff_id: sql`'nobody'`,
    staff_name: sql`'许诺'`,
    action: sql`case when i % 2 = 0 then 'leads.changed' else 'news.published' end`,
    subject: sql`case when i % 2 = 0 then 'leads/' || ${id('a')} else 'news/' || ${id('1')} end`,
    subject_name: sql`case when i % 2 = 0 then '' else '版本说明' || i end`,
    detail: sql`'{}'`,
  })
  await insert(db, count, 'mail', {
    id: id('4'),
    kind: sql`'confirmation'`,
    recipient: text('person-'),
    person: text('person-'),
    reference: text('T-TEST-'),
    lang: sql`'cn'`,
    subject: sql`''`,
    text: sql`''`,
    html: sql`''`,
    status: sql`'sent'`,
    next_at: at,
    created_at: at,
    finished_at: at,
  })
  await insert(db, 365 * 100, 'figure', {
    kind: sql`'visit'`,
    day: sql`cast(2026 - i / 33600 as text) || '-' || substr(cast(101 + (i / 2800) % 12 as text), 2) || '-' || substr(cast(101 + (i / 100) % 28 as text), 2)`,
    name: sql`'/cn/page-' || (i % 100)`,
    detail: sql`'search'`,
    count: sql`1 + i % 50`,
  })
}

/** Public in both languages. */
async function fillArticles(db: Database, few: number): Promise<void> {
  await insert(db, few, 'news', {
    id: id('1'),
    publish_date: day,
    public_from: at,
    edition: sql`1`,
    changed_at: at,
  })
  for (const lang of ['cn', 'en']) {
    const of = { news_id: id('1'), lang: sql.lit(lang) }
    await insert(db, few, 'news_text', {
      ...of,
      title: text(`版本说明 ${lang} `),
      summary: text('这一版改进了登录时长和录像回放，第'),
      search_text: text(`版本说明 ${lang} `),
      public_from: at,
    })
    await insert(db, few, 'news_body', { ...of, body_html: text(`<p>${'正文'.repeat(300)}</p>`) })
  }
}

async function fillPackages(db: Database, few: number): Promise<void> {
  await insert(db, few, 'download', {
    id: id('2'),
    product: sql`'mvda'`,
    name_cn: text('客户端'),
    name_en: text('Client '),
    version: text('8.'),
    version_order: text('8.'),
    platform: sql`'linux'`,
    cpu: sql`'x86'`,
    line: text('line-'),
    file_name: text('client-'),
    size: sql`1000000`,
    sha256: sql`${sql.lit('0'.repeat(52))} || substr(cast(1000000000000 + i as text), 2)`,
    released_at: day,
    notes: sql`'{"cn":[],"en":[]}'`,
    requirements: sql`'{"cn":[],"en":[]}'`,
    search_text: text('client mvda linux x86 8.'),
  })
}

/** Open positions, in Chinese. */
export async function fillJobs(db: Database, count: number): Promise<void> {
  const keys = { team_key: sql`'r-d'`, city_key: sql`'city-' || (i % 30)` }
  await insert(db, count, 'job', {
    id: id('5'),
    published_at: day,
    valid_through: sql`'2099-12-31'`,
    ...keys,
  })
  const of = { job_id: id('5'), lang: sql`'cn'`, title: text('工程师'), team: sql`'研发'` }
  const rest = { city: sql`'城市' || (i % 30)`, type: sql`'全职'`, summary: sql`'见正文'` }
  await insert(db, count, 'job_text', { ...of, ...rest, duties: sql`'[]'`, requirements: sql`'[]'` })
}

/** A UUID of version 7 that says which table it is of. */
export function id(table: string): RawBuilder<unknown> {
  return sql`${sql.lit(`0190000${table}-0000-7000-8000-`)} || substr(cast(1000000000000 + i as text), 2)`
}

function text(prefix: string): RawBuilder<unknown> {
  return sql`${sql.lit(prefix)} || i`
}

/** Less than a statement may take. */
const batch = 5_000

/** @param columns as expressions of `i`, which counts from 0 */
export async function insert(
  db: Database,
  count: number,
  table: string,
  columns: Record<string, RawBuilder<unknown>>,
): Promise<void> {
  const names = sql.join(Object.keys(columns).map((name) => sql.ref(name)))
  for (let from = 0; from < count; from += batch)
    await sql`insert into ${sql.table(table)} (${names})
      with recursive numbered(i) as (select cast(${sql.lit(from)} as bigint)
        union all select i + 1 from numbered where i + 1 < ${sql.lit(Math.min(count, from + batch))})
      select ${sql.join(Object.values(columns))} from numbered`.execute(db)
  // which PostgreSQL does by itself within a minute; its planner knows nothing of the rows before
  if (db.getExecutor().adapter instanceof PostgresAdapter) await sql`analyze ${sql.table(table)}`.execute(db)
}
