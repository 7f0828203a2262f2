import { setTimeout as wait } from 'node:timers/promises'
import { errorCode } from '../base/operator-error.ts'

/** serialization_failure and deadlock_detected: rolled back, safe to retry */
const CONFLICTS = new Set(['40001', '40P01'])

/** SQLite result codes, https://sqlite.org/rescode.html */
const SQLITE_BUSY = 5
const SQLITE_TROUBLE = new Set([
  SQLITE_BUSY,
  8 /* read-only */,
  10 /* disk */,
  13 /* full */,
  14 /* cannot open */,
])

/**
 * Classes 08 connection, 53 resources, 57P operator intervention; 57014 statement timeout, 55P03 lock timeout, 25006
 * read-only (a standby, or a server being replaced)
 */
const POSTGRES_TROUBLE = /^(08...|53...|57P..|57014|55P03|25006)$/
const NETWORK_TROUBLE = /^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT|EPIPE)/

/** Whether the transaction lost a race and can be retried. */
export function isRetryable(error: unknown): boolean {
  return CONFLICTS.has(errorCode(error)) || isLocked(error)
}

/** Whether the database is at fault (unreachable, full, overloaded) and a retry later can help. */
export function isDatabaseTrouble(error: unknown): boolean {
  const code = errorCode(error)
  return (
    isDatabaseBusy(error) ||
    SQLITE_TROUBLE.has(sqliteCode(error)) ||
    POSTGRES_TROUBLE.test(code) ||
    NETWORK_TROUBLE.test(code) ||
    isConnectionLost(error)
  )
}

/** Whether it is reachable but slow: lock or statement timeout, no free connection. */
export function isDatabaseBusy(error: unknown): boolean {
  const isLate = /^(57014|55P03|53300)$/.test(errorCode(error))
  return isRetryable(error) || isLate || (error instanceof Error && CONNECTION_LATE.test(error.message))
}

/** Whether another process holds SQLite's write lock. */
export function isLocked(error: unknown): boolean {
  return sqliteCode(error) === SQLITE_BUSY
}

/** The primary code is the low byte of an extended one: 778 is SQLITE_IOERR_WRITE. */
function sqliteCode(error: unknown): number {
  if (!(error instanceof Error) || errorCode(error) !== 'ERR_SQLITE_ERROR') return 0
  return 'errcode' in error ? Number(error.errcode) & 0xff : 0
}

const CONNECTION_LATE = /timeout exceeded when trying to connect/
const CONNECTION_LOST = /Connection terminated|is not queryable|connection has been discarded/

/** pg and Kysely give these no code. */
function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && CONNECTION_LOST.test(error.message)
}

/** Total wait for the lock, ms. */
const LOCK_TIMEOUT_MS = 2_000
/** After this long without a failure, the next one starts a new wait, ms. */
const OTHER_LOCK_MS = 5_000
const RETRY_MS = 20

/**
 * Retries while SQLite is locked, as its own busy timeout blocks the event loop, even `/healthz`. After 2 s calls fail
 * at once until one succeeds.
 */
export function createLockRetry(): <T>(work: () => Promise<T>) => Promise<T> {
  let since: number | undefined
  let last = 0
  const isWithinTimeout = () => {
    const now = performance.now()
    if (since === undefined || now - last > OTHER_LOCK_MS) since = now
    last = now
    return now - since < LOCK_TIMEOUT_MS
  }
  return async (work) => {
    for (;;) {
      try {
        const result = await work()
        since = undefined
        return result
      } catch (error) {
        if (!isLocked(error) || !isWithinTimeout()) throw error
        await wait(RETRY_MS * (0.5 + Math.random()))
      }
    }
  }
}
