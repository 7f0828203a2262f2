import type { Transaction } from 'kysely'
import type { Database, Tables } from '../db/tables.ts'

export interface Limit {
  most: number
  /** Milliseconds. */
  within: number
}

/**
 * Sliding window over rows by their `created_at`.
 * @param by columns and values of the rows that are counted
 * @returns milliseconds until there are fewer than `most` in the window, 0 when there are now
 */
export async function waitForRoom(
  db: Database | Transaction<Tables>,
  table: 'trial_code' | 'trial_wrong_try' | 'account_try',
  by: { email?: string; client_key?: string; subject?: string; used_at?: null },
  { most, within }: Limit,
  now: number,
): Promise<number> {
  const { from, to } = countedWithin(now, within)
  const blocking = await db
    .selectFrom(table)
    .select('created_at')
    .where(({ and }) => and(by))
    .where('created_at', '>', from)
    .where('created_at', '<', to)
    .orderBy('created_at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst()
  return blocking ? blocking.created_at + within - now : 0
}

/**
 * What lies further in the future than a limit reaches was noted before the clock was set back. It would keep somebody
 * waiting until that time has come again.
 */
export function countedWithin(now: number, within: number): { from: number; to: number } {
  return { from: now - within, to: now + within }
}

declare module '../db/tables.ts' {
  interface Tables {
    trial_wrong_try: WrongTryTable
    account_try: TryTable
  }
}

interface WrongTryTable {
  id: string
  client_key: string
  created_at: number
}

/** A password or a code that was tried and was not right, or is being tried now. */
interface TryTable {
  id: string
  /** Stands for what was tried and the address; tells nobody the address. */
  subject: string
  client_key: string
  created_at: number
}
