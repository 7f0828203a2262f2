import { type RawBuilder, SqliteAdapter, sql } from 'kysely'
import { calendarDate } from '#contract/china-time.ts'
import { describeError, type Log } from '../base/log.ts'
import { LIMIT_MEMORY_MS } from '../codes/code-limits.ts'
import { correctPurgedAt, GRACE_MS, setAside } from '../db/purged-rows.ts'
import type { Database, Tables } from '../db/tables.ts'
import { truncateLog } from '../db/truncate-log.ts'
import { type FilesPlace, sweepFiles } from '../files/file-store.ts'
import { isUsed } from '../files/is-used.ts'
import { type SessionKind, STAFF, VISITORS } from '../guard/sessions.ts'
import { TRY_MEMORY_MS } from '../guard/try-limits.ts'
import { forgetOldKeys } from '../idempotency.ts'
import { MAY_UNDO_MS } from '../staff/undo.ts'
import { clockFault, describeFault, noteRound } from './clock-check.ts'

const DAY = 24 * 60 * 60 * 1000

/** Deleted rows by table; tables without any are omitted. */
type Purged = Record<string, number>

/** Batch size: larger ones block writers on SQLite and exceed PostgreSQL's statement timeout. */
const BATCH = 500
/** Share of a table per round: limits the damage of a wrong clock; a backlog takes hours. */
const SHARE = 0.02
const LEAST = 20
/** Minimum per round for short-lived, frequent rows. */
const LEAST_OF_SHORT_LIVED = 20_000

/**
 * Personal data past its retention, a bounded share of each table per round. Safe to run concurrently. All but short-lived
 * rows can be restored for `GRACE_MS`.
 */
export async function purgeExpired(db: Database, now: number): Promise<Purged> {
  const purged: Purged = {}
  for (const { table, isOver, isShortLived } of expired(now)) {
    const least = isShortLived ? LEAST_OF_SHORT_LIVED : LEAST
    const most = Math.max(least, Math.round(SHARE * (await countRows(db, table))))
    const count = await inBatches(most, (batch) =>
      isShortLived ? deleteRows(db, table, isOver, batch) : setAside(db, table, isOver, batch, now),
    )
    if (count > 0) purged[table] = (purged[table] ?? 0) + count
  }
  return purged
}

async function countRows(db: Database, table: keyof Tables): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** @returns deleted rows, `most` at most */
async function inBatches(most: number, remove: (batch: number) => Promise<number>): Promise<number> {
  let count = 0
  while (count < most) {
    const batch = Math.min(BATCH, most - count)
    const removed = await remove(batch)
    count += removed
    if (removed < batch) break
  }
  return count
}

async function deleteRows(
  db: Database,
  table: keyof Tables,
  isOver: RawBuilder<unknown>,
  most: number,
): Promise<number> {
  // not every table has a single-column key
  const row = db.getExecutor().adapter instanceof SqliteAdapter ? sql`rowid` : sql`ctid`
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ${row} in (
    select ${row} from ${sql.table(table)} where ${isOver} limit ${most}
  )`.execute(db)
  return Number(numAffectedRows)
}

interface Expired {
  table: keyof Tables
  isOver: RawBuilder<unknown>
  isShortLived?: true
}

/** Retention periods of the privacy notice (namespace `legal`) and the audit page. */
function expired(now: number): Expired[] {
  const days = (count: number) => now - count * DAY
  const yearAgo = new Date(now).setUTCMonth(new Date(now).getUTCMonth() - 12)
  const shortLived = (table: keyof Tables, isOver: RawBuilder<unknown>): Expired => ({
    table,
    isOver,
    isShortLived: true,
  })
  const ended = ({ table, idle, absolute }: SessionKind) =>
    shortLived(table, sql`seen_at < ${now - idle} or created_at < ${now - absolute}`)
  return [
    {
      table: 'trial_application',
      isOver: sql`created_at < ${yearAgo} or (status = 'unverified' and created_at < ${days(30)})`,
    },
    // a withdrawn consent is kept for a year as evidence
    {
      table: 'marketing_consent',
      isOver: sql`withdrawn_at < ${yearAgo} or (confirmed = 0 and given_at < ${days(30)})`,
    },
    { table: 'trial_dead_letter', isOver: sql`created_at < ${days(30)}` },
    // longer than any inbox or backup is kept
    { table: 'erased_person', isOver: sql`erased_at < ${yearAgo}` },
    // codes and failed attempts, once no limit counts them
    shortLived('trial_code', sql`created_at < ${now - LIMIT_MEMORY_MS}`),
    shortLived('trial_wrong_try', sql`created_at < ${now - LIMIT_MEMORY_MS}`),
    ...[VISITORS, STAFF].map(ended),
    shortLived('account_code', sql`created_at < ${now - LIMIT_MEMORY_MS}`),
    shortLived('account_try', sql`created_at < ${now - TRY_MEMORY_MS}`),
    shortLived('staff_undo', sql`created_at < ${now - MAY_UNDO_MS}`),
    shortLived('staff_verification', sql`expires_at < ${now}`),
    { table: 'staff_invitation', isOver: sql`expires_at < ${days(30)}` },
    { table: 'staff_audit', isOver: sql`at < ${days(2 * 365)}` },
    // 13 months: compares a month with last year's
    shortLived(
      'figure',
      sql`day < ${calendarDate(days(400))} or (kind not in ('visit', 'campaign') and day < ${calendarDate(days(90))})`,
    ),
    shortLived('mail', sql`kind = 'code' and created_at < ${now - LIMIT_MEMORY_MS}`),
    // after delivery a message is only evidence
    { table: 'mail', isOver: sql`created_at < ${days(30)}` },
    shortLived('purged_row', sql`purged_at < ${now - GRACE_MS}`),
  ]
}

/** Longer than the site's retry interval after an outage. */
const FIRST_AFTER_MS = 20 * 60 * 1000
const EVERY_MS = 60 * 60 * 1000

interface Housekeeping {
  db: Database
  filesDir: FilesPlace
  log: Log
  /** called after each round with whether it refused to delete */
  onRound?: ((refused: boolean) => void) | undefined
}

/** Hourly. Not right after a start: an application queued during a downtime may still need its code. */
export function startHousekeeping(place: Housekeeping): () => void {
  let timer = setTimeout(run, FIRST_AFTER_MS).unref()
  async function run() {
    timer = setTimeout(run, EVERY_MS).unref()
    await tidy(place, Date.now())
  }
  return () => clearTimeout(timer)
}

/** One round; never rejects. Deletes nothing while the clock is in doubt. */
export async function tidy({ db, filesDir, log, onRound }: Housekeeping, now: number): Promise<void> {
  try {
    const fault = await clockFault(db, now)
    onRound?.(fault !== undefined)
    if (fault) {
      const hint = 'set the clock, or say that it is right: node tools/run.mjs housekeeping'
      log({ event: 'housekeeping-refused', alert: true, ...describeFault(fault, now), hint })
      return
    }
    await noteRound(db, now)
    await correctPurgedAt(db, now)
    await forgetOldKeys(db, now)
    const purged = await purgeExpired(db, now)
    if (Object.keys(purged).length > 0) log({ event: 'purged', ...purged })
    await truncateLog(db)
    await sweepFiles(filesDir, (sha256) => isUsed(db, sha256), now)
  } catch (error) {
    log({ event: 'housekeeping-failed', ...describeError(error) })
  }
}
