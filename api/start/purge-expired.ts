import { type RawBuilder, SqliteAdapter, sql } from 'kysely'
import { describeError, type Log } from '../base/log.ts'
import { correctPurgedAt, setAside } from '../db/purged-rows.ts'
import { tablesOf } from '../db/room-type.ts'
import type { Database, Tables } from '../db/tables.ts'
import { truncateLog } from '../db/truncate-log.ts'
import { type FilesPlace, sweepFiles } from '../files/file-store.ts'
import { isUsed } from '../files/is-used.ts'
import { rooms } from '../rooms.ts'
import { clockFault, describeFault, noteRound } from '../upkeep/clock-check.ts'

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
 * Rows past their retention (`kept` in each `room.ts`, as the privacy notice and the audit page say), a bounded share of
 * each table per round. Safe to run concurrently. What is set aside can be restored for `GRACE_MS`.
 */
export async function purgeExpired(db: Database, now: number): Promise<Purged> {
  const purged: Purged = {}
  for (const [table, { kept, ...facts }] of tablesOf(rooms)) {
    if (kept === 'until deleted') continue
    const most = async (least: number) => Math.max(least, Math.round(SHARE * (await countRows(db, table))))
    let count = 0
    const { deleteIf, setAsideIf } = kept
    if (deleteIf)
      count += await inBatches(await most(LEAST_OF_SHORT_LIVED), (batch) =>
        deleteRows(db, table, deleteIf(now), batch),
      )
    if (setAsideIf)
      count += await inBatches(await most(LEAST), (batch) =>
        setAside(db, { table, ...facts }, setAsideIf(now), batch, now),
      )
    if (count > 0) purged[table] = count
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
    const purged = await purgeExpired(db, now)
    if (Object.keys(purged).length > 0) log({ event: 'purged', ...purged })
    await truncateLog(db)
    await sweepFiles(filesDir, (sha256) => isUsed(db, sha256), now)
  } catch (error) {
    log({ event: 'housekeeping-failed', ...describeError(error) })
  }
}
