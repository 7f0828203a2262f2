import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Database } from '../api/db/tables.ts'

/** Midnight of 20 November 2026 in China; the newest row came then, and each other one ten minutes before the next. */
export const newestAt = Date.UTC(2026, 10, 19, 16)
const every = 10 * 60_000

/** Applications with a status change, a note and a consent each, made by the database itself. */
export async function fillApplications(db: Database, count: number): Promise<void> {
  const at = sql`${sql.lit(newestAt)} - i * ${sql.lit(every)}`
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

/** A UUID of version 7 that says which table it is of. */
export function id(table: string): RawBuilder<unknown> {
  return sql`${sql.lit(`0190000${table}-0000-7000-8000-`)} || substr(cast(1000000000000 + i as text), 2)`
}

function text(prefix: string): RawBuilder<unknown> {
  return sql`${sql.lit(prefix)} || i`
}

/** Less than a statement may take. */
const batch = 20_000

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
