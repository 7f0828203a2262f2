import type { Database } from '../db/tables.ts'
import { LIMIT_MEMORY_MS } from '../trial/code-limits.ts'
import { ABSOLUTE_MS, IDLE_MS } from './session-store.ts'
import { TRY_MEMORY_MS } from './try-limits.ts'

/**
 * Deletes sessions that are over, and codes and tries that no limit counts any more. Accounts stay until they
 * are deleted.
 * @returns how many rows went, by table
 */
export async function purgeAccounts(db: Database, now: number): Promise<Record<string, number>> {
  const sessions = await db
    .deleteFrom('account_session')
    .where(({ eb, or }) => or([eb('seen_at', '<', now - IDLE_MS), eb('created_at', '<', now - ABSOLUTE_MS)]))
    .executeTakeFirst()
  return {
    account_session: Number(sessions.numDeletedRows),
    account_code: await purgeOlder(db, 'account_code', now - LIMIT_MEMORY_MS),
    account_try: await purgeOlder(db, 'account_try', now - TRY_MEMORY_MS),
  }
}

async function purgeOlder(db: Database, table: 'account_code' | 'account_try', before: number) {
  const { numDeletedRows } = await db.deleteFrom(table).where('created_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
