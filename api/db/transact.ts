import { setTimeout as wait } from 'node:timers/promises'
import { ExponentialBackoff, handleWhen, retry } from 'cockatiel'
import type { Transaction } from 'kysely'
import { errorCode, OperatorError } from '../base/operator-error.ts'
import { isLocked, isRetryable } from './database-trouble.ts'
import type { Database, Tables } from './tables.ts'

/** Longer than another process needs to migrate and seed. */
const UNLOCKED_WITHIN_MS = 30_000

/** unique_violation: a check in the same transaction raced an insert and finds it on retry (PostgreSQL manual, 13.5). */
const TAKEN = '23505'

/** Five attempts with jittered backoff from some 10 ms. */
export const retryConflicts = retry(
  handleWhen((error) => isRetryable(error) || errorCode(error) === TAKEN),
  { maxAttempts: 4, backoff: new ExponentialBackoff({ initialDelay: 10, maxDelay: 200 }) },
)

/**
 * Retries on SQLSTATE 40001, 40P01, 23505 and SQLITE_BUSY; joins an open transaction.
 * @param work may run several times: no side effects outside the transaction
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

/** For start-up work, while other processes hold SQLite's lock or PostgreSQL's locks. @throws OperatorError after 30 s */
export async function whenUnlocked(work: () => Promise<void>): Promise<void> {
  const end = performance.now() + UNLOCKED_WITHIN_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const isLate = errorCode(error) === LOCK_TIMEOUT
      if (!isLate && !isLocked(error)) throw error
      if (performance.now() > end) throw new OperatorError(HELD, { cause: error })
      await wait(isLate ? 500 : 10)
    }
  }
}

/** lock_not_available */
const LOCK_TIMEOUT = '55P03'

const HELD =
  'Another program has held a lock on the database for 30 s. End it (pg_stat_activity and pg_blocking_pids tell which in PostgreSQL) and start again.'
