import { type RawBuilder, sql } from 'kysely'
import { describeError, type Log } from '../base/log.ts'
import { LIMIT_MEMORY_MS } from '../codes/code-limits.ts'
import { calendarDate } from '../contract/china-time.ts'
import type { Database, Tables } from '../db/tables.ts'
import { truncateLog } from '../db/truncate-log.ts'
import { type FilesPlace, sweepFiles } from '../files/file-store.ts'
import { isUsed } from '../files/is-used.ts'
import { type SessionKind, STAFF, VISITORS } from '../guard/sessions.ts'
import { TRY_MEMORY_MS } from '../guard/try-limits.ts'
import { forgetOldKeys } from '../idempotency.ts'
import { fillLeadSearchTexts } from '../trial/search-text.ts'

const DAY = 24 * 60 * 60 * 1000

/** How many rows went, by table; without those from which none went. */
type Purged = Record<string, number>

/**
 * Deletes personal data whose retention period is over. Keys and consents go with their application. Running it
 * twice, or in two processes, does no harm.
 * @param now milliseconds since the epoch
 */
export async function purgeExpired(db: Database, now: number): Promise<Purged> {
  const purged: Purged = {}
  for (const [table, isOver] of expired(now)) {
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ${isOver}`.execute(db)
    if (numAffectedRows > 0n) purged[table] = (purged[table] ?? 0) + Number(numAffectedRows)
  }
  return purged
}

/** The periods are those of the privacy notice (namespace `legal`) and of the audit page. */
function expired(now: number): [table: keyof Tables, isOver: RawBuilder<unknown>][] {
  const days = (count: number) => now - count * DAY
  const yearAgo = new Date(now).setUTCMonth(new Date(now).getUTCMonth() - 12)
  const ended = ({ table, idle, absolute }: SessionKind): [keyof Tables, RawBuilder<unknown>] => [
    table,
    sql`seen_at < ${now - idle} or created_at < ${now - absolute}`,
  ]
  // the tables that better-auth brought keep moments as text
  const nowText = new Date(now).toISOString()
  return [
    [
      'trial_application',
      sql`created_at < ${yearAgo} or (status = 'unverified' and created_at < ${days(30)})`,
    ],
    // a withdrawn one still shows for a year that it was withdrawn, and when
    ['marketing_consent', sql`withdrawn_at < ${yearAgo} or (confirmed = 0 and given_at < ${days(30)})`],
    ['trial_dead_letter', sql`created_at < ${days(30)}`],
    // longer than any inbox or backup waits
    ['erased_person', sql`erased_at < ${yearAgo}`],
    // codes and failed attempts, once no limit counts them
    ['trial_code', sql`created_at < ${now - LIMIT_MEMORY_MS}`],
    ['trial_wrong_try', sql`created_at < ${now - LIMIT_MEMORY_MS}`],
    ...[VISITORS, STAFF].map(ended),
    ['staff_session', sql`expires_at < ${nowText}`],
    ['account_code', sql`created_at < ${now - LIMIT_MEMORY_MS}`],
    ['account_try', sql`created_at < ${now - TRY_MEMORY_MS}`],
    ['staff_verification', sql`expires_at < ${nowText}`],
    ['staff_invitation', sql`expires_at < ${days(30)}`],
    ['staff_audit', sql`at < ${days(2 * 365)}`],
    // visits of a month can be compared with those of the same month of last year
    [
      'figure',
      sql`day < ${calendarDate(days(400))} or (kind <> 'visit' and day < ${calendarDate(days(90))})`,
    ],
    ['mail', sql`kind = 'code' and created_at < ${now - LIMIT_MEMORY_MS}`],
    // once sent, a message is only evidence that it was
    ['mail', sql`created_at < ${days(30)}`],
  ]
}

/** Longer than the site waits between two deliveries of what it took while this program was down. */
const FIRST_AFTER_MS = 20 * 60 * 1000
const EVERY_MS = 60 * 60 * 1000

/**
 * Deletes what is not needed any more, every hour. Not at once after a start: an application that waited for
 * this program to come back may still need its code.
 * @returns a function that stops it
 */
export function startHousekeeping(db: Database, filesDir: FilesPlace, log: Log): () => void {
  let timer = setTimeout(run, FIRST_AFTER_MS).unref()
  async function run() {
    timer = setTimeout(run, EVERY_MS).unref()
    await tidy(db, filesDir, log, Date.now())
  }
  return () => clearTimeout(timer)
}

/** One round. Never rejects: the next one may succeed. */
export async function tidy(db: Database, filesDir: FilesPlace, log: Log, now: number): Promise<void> {
  try {
    await forgetOldKeys(db, now)
    await fillLeadSearchTexts(db)
    const purged = await purgeExpired(db, now)
    if (Object.keys(purged).length > 0) log({ event: 'purged', ...purged })
    await truncateLog(db)
    await sweepFiles(filesDir, (sha256) => isUsed(db, sha256), now)
  } catch (error) {
    log({ event: 'housekeeping-failed', ...describeError(error) })
  }
}
