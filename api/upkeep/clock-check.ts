import { SqliteAdapter, sql } from 'kysely'
import { chinaTime } from '#contract/china-time.ts'
import type { Database } from '../db/tables.ts'
import { transact } from '../db/transact.ts'

const MINUTE = 60_000
/** Tolerated skew between machines. */
const DRIFT_MS = 5 * MINUTE
/** After a longer downtime the operator must confirm the clock. */
const LONGEST_PAUSE_MS = 3 * 24 * 60 * MINUTE
const ROUND = 'round'

/** A disagreement. Times in ms since the epoch. */
interface ClockFault {
  reason: 'database-clock' | 'last-round' | 'newest-row'
  other: number
}

/** Against PostgreSQL's clock and the last housekeeping round, or else the newest row. @returns undefined if they agree */
export async function clockFault(db: Database, now: number): Promise<ClockFault | undefined> {
  const other = await databaseClock(db)
  if (other !== undefined && Math.abs(now - other) > DRIFT_MS) return { reason: 'database-clock', other }
  const last = await db.selectFrom('housekeeping').select('at').where('name', '=', ROUND).executeTakeFirst()
  const reason = last ? 'last-round' : 'newest-row'
  const known = last?.at ?? (await newestRow(db))
  if (known === undefined) return undefined
  const isRight = now > known - DRIFT_MS && now - known < LONGEST_PAUSE_MS
  return isRight ? undefined : { reason, other: known }
}

/** PostgreSQL's; SQLite has this process's clock. */
async function databaseClock(db: Database): Promise<number | undefined> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return undefined
  const { rows } = await sql<{
    ms: string
  }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db)
  return Number(rows[0]?.ms)
}

/** Of tables written on every active day. */
async function newestRow(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ at: number | null }>`select max(at) as at from (
    select max(created_at) as at from trial_application
    union all select max(created_at) from mail
    union all select max(seen_at) from ${sql.table('staff_login')}
    union all select max(at) from staff_audit
  ) as newest`.execute(db)
  const at = rows[0]?.at
  return at == null ? undefined : Number(at)
}

/** Records the time as reference of later checks. */
export async function noteRound(db: Database, now: number): Promise<void> {
  await transact(db, (transaction) =>
    transaction
      .insertInto('housekeeping')
      .values({ name: ROUND, at: now })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ at: now }))
      .execute(),
  )
}

/** Human-readable. */
export function describeFault({ reason, other }: ClockFault, now: number): Record<string, string> {
  return { reason, clock: `${chinaTime(now)} UTC+8`, other: `${chinaTime(other)} UTC+8` }
}

declare module '../db/tables.ts' {
  interface Tables {
    housekeeping: { name: string; at: number }
  }
}
