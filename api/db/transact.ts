import { setTimeout as wait } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { isRetryable } from './database-trouble.ts'
import type { Database, Tables } from './tables.ts'

const MAX_ATTEMPTS = 5
const FIRST_PAUSE_MS = 10

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
