import { setTimeout as wait } from 'node:timers/promises'
import { errorCode } from '../base/operator-error.ts'

/** serialization_failure and deadlock_detected: the transaction did nothing and may run again. */
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
 * Classes 08 connection, 53 resources, 57P operator intervention; 57014 is the statement timeout, 55P03 a lock that
 * could not be had, 25006 a server that takes no writes: a standby, or one that is being replaced.
 */
const POSTGRES_TROUBLE = /^(08...|53...|57P..|57014|55P03|25006)$/
const NETWORK_TROUBLE = /^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT|EPIPE)/

/** Whether a transaction failed only because of another one, so that running it again can succeed. */
export function isRetryable(error: unknown): boolean {
  return CONFLICTS.has(errorCode(error)) || isLocked(error)
}

/** Whether the database, not the request, is at fault and trying later can help: gone, full, overloaded. */
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

/**
 * Whether the database answers and is only slow: a lock or a statement that took too long, no connection free in time.
 */
export function isDatabaseBusy(error: unknown): boolean {
  const isLate = /^(57014|55P03|53300)$/.test(errorCode(error))
  return isRetryable(error) || isLate || (error instanceof Error && CONNECTION_LATE.test(error.message))
}

/** Whether another process writes to the file of SQLite at the moment. */
export function isLocked(error: unknown): boolean {
  return sqliteCode(error) === SQLITE_BUSY
}

/** The primary code is the low byte of the extended one: 778 is SQLITE_IOERR_WRITE. */
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

/** How long a file that another process writes to is waited for, ms. */
const LOCK_TIMEOUT_MS = 2_000
/** Without a new failure for so long, the next one is of another lock, ms. */
const OTHER_LOCK_MS = 5_000
const RETRY_MS = 20

/**
 * Makes a function that runs work again while the SQLite file is locked. SQLite itself would wait in the event loop, where nothing else runs, not even an
 * answer to `/healthz`. A lock that has lasted for two seconds is waited for no more: what comes after the first fails
 * at once, until a write succeeds.
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
