import type { Database } from './db/tables.ts'
import { isUsed } from './downloads/editing/packages.ts'
import { type FilesPlace, sweepFiles } from './downloads/file-store.ts'
import { forgetOldKeys } from './idempotency.ts'
import { fillLeadSearchTexts } from './leads/lead-search-text.ts'
import { describeError, type Log } from './log.ts'
import { purgeExpired } from './purge-expired.ts'

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
    await sweepFiles(filesDir, (sha256) => isUsed(db, sha256), now)
  } catch (error) {
    log({ event: 'housekeeping-failed', ...describeError(error) })
  }
}
