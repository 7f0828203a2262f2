import { setTimeout as wait } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { isLocked, isRetryable } from './database-trouble.ts'
import type { Database, Tables } from './tables.ts'

const MAX_ATTEMPTS = 5
const FIRST_PAUSE_MS = 10
/** Longer than another process takes to migrate and to fill the tables. */
const UNLOCKED_WITHIN_MS = 30_000

/**
 * Runs work in one transaction and runs it again when the database asks for that: PostgreSQL and its
 * relatives end a transaction that lost a race with SQLSTATE 40001 or 40P01, SQLite with SQLITE_BUSY.
 * @param work may run several times, so it touches nothing but the transaction
 * @throws what the last attempt threw, after 5 attempts
 */
export async function transact<T>(
  db: Database,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return retryConflicts(() => db.transaction().execute(work))
}

/** The retrying itself: 5 attempts, with a doubling pause from 10 ms of which a random half to whole is waited. */
export async function retryConflicts<T>(attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count++) {
    try {
      return await attempt()
    } catch (error) {
      if (count === MAX_ATTEMPTS || !isRetryable(error)) throw error
      await wait(FIRST_PAUSE_MS * 2 ** (count - 1) * (0.5 + Math.random() / 2))
    }
  }
}

/**
 * Runs work that is done before anybody is served, and that several processes may begin at once on one SQLite file:
 * there is more time to wait for the others than in a request.
 * @throws what the last attempt threw, after 30 s
 */
export async function whenUnlocked(work: () => Promise<void>): Promise<void> {
  const end = performance.now() + UNLOCKED_WITHIN_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isLocked(error) || performance.now() > end) throw error
      await wait(FIRST_PAUSE_MS)
    }
  }
}
