import { setTimeout as wait } from 'node:timers/promises'
import { ExponentialBackoff, handleWhen, retry } from 'cockatiel'
import type { Transaction } from 'kysely'
import { errorCode } from '../base/operator-error.ts'
import { isLocked, isRetryable } from './database-trouble.ts'
import type { Database, Tables } from './tables.ts'

/** Longer than another process takes to migrate and to fill the tables. */
const UNLOCKED_WITHIN_MS = 30_000

/**
 * unique_violation: after a check in the same transaction, another one wrote the row in between, which the check finds
 * when it runs again (PostgreSQL manual, 13.5).
 */
const TAKEN = '23505'

/** Five attempts in all, with jittered pauses that grow from some 10 ms. */
export const retryConflicts = retry(
  handleWhen((error) => isRetryable(error) || errorCode(error) === TAKEN),
  { maxAttempts: 4, backoff: new ExponentialBackoff({ initialDelay: 10, maxDelay: 200 }) },
)

/**
 * Runs work in one transaction (in the one that is open, where it is given one) and runs it again when the database asks for that: PostgreSQL and its
 * relatives end a transaction that lost a race with SQLSTATE 40001, 40P01 or 23505, SQLite with SQLITE_BUSY.
 * @param work may run several times, so it touches nothing but the transaction
 * @throws what the last attempt threw, after 5 attempts
 */
export async function transact<T>(
  db: Database | Transaction<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  if (isOpen(db)) return work(db)
  return retryConflicts.execute(() => db.transaction().execute(work))
}

function isOpen(db: Database | Transaction<Tables>): db is Transaction<Tables> {
  return db.isTransaction
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
      await wait(10)
    }
  }
}
