import type { Transaction } from 'kysely'
import type { Database, Tables } from '../db/tables.ts'

export interface Limit {
  most: number
  /** ms */
  within: number
}

/**
 * @param by columns and values of the counted rows
 * @returns ms until fewer than `most` rows are in the window
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

/** Ignores rows further in the future than the window: the clock was set back, and they would block until then. */
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

/** A wrong or pending attempt at a password or code. */
interface TryTable {
  id: string
  /** keyed hash of kind and address */
  subject: string
  client_key: string
  created_at: number
}
