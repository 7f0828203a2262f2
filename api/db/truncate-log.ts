import { setTimeout as wait } from 'node:timers/promises'
import { SqliteAdapter, sql } from 'kysely'
import type { Database } from './tables.ts'

const ATTEMPTS = 40
const PAUSE_MS = 50

/** SQLite's WAL still holds deleted rows. @returns false where it was in use for 2 s; always true on PostgreSQL */
export async function truncateLog(db: Database): Promise<boolean> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return true
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (rows[0]?.busy === 0) return true
    await wait(PAUSE_MS)
  }
  return false
}
