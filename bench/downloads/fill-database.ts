import { type RawBuilder, sql, type Transaction } from 'kysely'
import { migrate } from '../../api/db/migrate.ts'
import type { Database, Tables } from '../../api/db/tables.ts'
import { insertDownload } from '../../api/downloads/download-store.ts'
import { PACKAGES_A_DAY, syntheticFile, syntheticPackage } from './synthetic-package.ts'

export type Engine = 'SQLite' | 'PostgreSQL'

/** Packages stored one by one by the program's own code; more are copies of these. */
const STORED_ONE_BY_ONE = 1_000
/** In one transaction. */
const BATCH = 250
/** For one database. */
const MOST_MS = 25_000

/**
 * Makes the tables and fills them. The first 1,000 packages go through `insertDownload`; more are copied from them
 * inside the database, record and terms alike, each copy under an id, line and checksum of its own and later dates:
 * storing 100,000 one by one would take longer than everything else. Stops early when the time is over.
 * @param count at most 1,000, or a multiple of it
 * @returns how many there are now
 */
export async function fillDatabase(db: Database, engine: Engine, count: number): Promise<number> {
  await migrate(db)
  // only the filling is made faster: SQLite has one connection, so the setting is taken back at the end
  if (engine === 'SQLite') await sql`pragma synchronous = off`.execute(db)
  if (engine === 'SQLite') await sql`pragma cache_size = -500000`.execute(db)
  const end = performance.now() + MOST_MS
  const first = Math.min(count, STORED_ONE_BY_ONE)
  for (let start = 0; start < first; start += BATCH)
    await storeBatch(db, start, Math.min(start + BATCH, first))
  let copies = 1
  for (; copies < count / STORED_ONE_BY_ONE && performance.now() < end; copies++)
    await db.transaction().execute((transaction) => storeCopy(transaction, engine, copies))
  await (engine === 'SQLite' ? restore(db) : tidy(db))
  return first * copies
}

async function restore(db: Database): Promise<void> {
  await sql`pragma synchronous = full`.execute(db)
  await sql`pragma cache_size = -2000`.execute(db)
}

/** What the server does by itself after a while. */
async function tidy(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    await sql`vacuum analyze`.execute(connection)
    await sql`reset statement_timeout`.execute(connection)
  })
}

async function storeBatch(db: Database, start: number, end: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (let number = start; number < end; number++)
      await insertDownload(transaction, syntheticPackage(number), syntheticFile(number))
  })
}

async function storeCopy(transaction: Transaction<Tables>, engine: Engine, copy: number): Promise<void> {
  // the first thousand has ids that begin with eight zeros
  const mark = copy.toString(16).padStart(8, '0')
  const days = copy * (STORED_ONE_BY_ONE / PACKAGES_A_DAY)
  const date = later(engine, days)
  // the pool's limit for a statement, and the look at the other table for each of 60,000 terms, are for visitors
  if (engine === 'PostgreSQL') await sql`set local statement_timeout = 0`.execute(transaction)
  if (engine === 'PostgreSQL') await sql`set local session_replication_role = replica`.execute(transaction)
  await sql`
    insert into download (id, product, name_cn, name_en, version, version_order, platform, cpu, line, file_name,
      size, sha256, released_at, support_end, notes, requirements, search_text)
    select ${sql.lit(mark)} || substr(id, 9), product, name_cn, name_en, version, version_order, platform, cpu,
      line || ' ' || ${sql.lit(mark)}, file_name, size, substr(sha256, 1, 56) || ${sql.lit(mark)}, ${date},
      support_end, notes, requirements, search_text
    from download where id < '00000001'`.execute(transaction)
  await sql`
    insert into download_term (term, released_at, download_id)
    select term, ${date}, ${sql.lit(mark)} || substr(download_id, 9)
    from download_term where download_id < '00000001'`.execute(transaction)
}

function later(engine: Engine, days: number): RawBuilder<string> {
  return engine === 'SQLite'
    ? sql`date(released_at, ${sql.lit(`+${days} days`)})`
    : sql`cast(cast(released_at as date) + ${sql.lit(days)} as text)`
}
