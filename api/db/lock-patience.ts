import { setTimeout as wait } from 'node:timers/promises'
import { isLocked } from './database-trouble.ts'

/** How long a file that another process writes to is waited for, ms. */
const PATIENCE_MS = 2_000
/** Without a new failure for so long, the next one is of another lock, ms. */
const FORGOTTEN_MS = 5_000
const PAUSE_MS = 20

/** Runs work again while the file is locked. */
export type LockPatience = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Waits for the lock of a SQLite file. SQLite itself would wait in the event loop, where nothing else runs, not even an
 * answer to `/healthz`. A lock that has lasted for two seconds is waited for no more: what comes after the first fails
 * at once, until a write succeeds.
 */
export function createLockPatience(): LockPatience {
  let since: number | undefined
  let last = 0
  const isWorthWaiting = () => {
    const now = performance.now()
    if (since === undefined || now - last > FORGOTTEN_MS) since = now
    last = now
    return now - since < PATIENCE_MS
  }
  return async (work) => {
    for (;;) {
      try {
        const result = await work()
        since = undefined
        return result
      } catch (error) {
        if (!isLocked(error) || !isWorthWaiting()) throw error
        await wait(PAUSE_MS * (0.5 + Math.random()))
      }
    }
  }
}
