import type { Transaction } from 'kysely'
import type { Database, Tables } from '../db/tables.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What a limit counts by. */
type Counter = 'email' | 'client_key'

interface Limit {
  by: Counter | 'all'
  most: number
  within: number
}

/**
 * How many codes may be asked for. Per e-mail they bound guessing (10 codes of 5 tries a day) and how much mail
 * anyone can have sent to somebody else; the one over all is a breaker. The codes themselves are what is
 * counted, see docs/decisions/0007-limits-count-rows.md.
 */
const LIMITS: Limit[] = [
  { by: 'email', most: 1, within: MINUTE },
  { by: 'email', most: 5, within: HOUR },
  { by: 'email', most: 10, within: DAY },
  { by: 'client_key', most: 20, within: HOUR },
  { by: 'all', most: 500, within: HOUR },
]

/** Wrong codes from one client: five are a person's, and nobody may use up the tries of many people's codes. */
const WRONG_TRIES = { most: 30, within: HOUR }

/**
 * What lies further in the future than a limit reaches was noted before the clock was set back. It would keep somebody
 * waiting until that time has come again.
 */
export function countedWithin(now: number, within: number): { from: number; to: number } {
  return { from: now - within, to: now + within }
}

/** How long codes and wrong tries have to be kept for the limits to hold. */
export const LIMIT_MEMORY_MS = DAY

/**
 * How long to wait before another code may be asked for.
 * @param table where the codes of this kind are
 * @returns milliseconds, 0 when it may be asked for now
 */
export async function waitForCode(
  db: Database | Transaction<Tables>,
  who: Record<Counter, string>,
  now: number,
  table: 'trial_code' | 'account_code' = 'trial_code',
): Promise<number> {
  let longest = 0
  for (const { by, most, within } of LIMITS) {
    const { from, to } = countedWithin(now, within)
    let codes = db.selectFrom(table).where('created_at', '>', from).where('created_at', '<', to)
    if (by !== 'all') codes = codes.where(by, '=', who[by])
    const blocking = await codes
      .select('created_at')
      .orderBy('created_at', 'desc')
      .offset(most - 1)
      .limit(1)
      .executeTakeFirst()
    if (blocking) longest = Math.max(longest, blocking.created_at + within - now)
  }
  return longest
}

/** The same for trying a code, after wrong ones. */
export async function waitForTry(
  db: Database | Transaction<Tables>,
  clientKey: string,
  now: number,
): Promise<number> {
  const { most, within } = WRONG_TRIES
  const { from, to } = countedWithin(now, within)
  const blocking = await db
    .selectFrom('trial_wrong_try')
    .select('created_at')
    .where('client_key', '=', clientKey)
    .where('created_at', '>', from)
    .where('created_at', '<', to)
    .orderBy('created_at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst()
  return blocking ? blocking.created_at + within - now : 0
}
