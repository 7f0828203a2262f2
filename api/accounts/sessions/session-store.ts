import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import { isDatabaseTrouble } from '../../db/database-trouble.ts'
import type { Database, Tables } from '../../db/tables.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** A session that nobody uses ends after this. */
export const IDLE_MS = 7 * DAY
/** Every session ends after this. */
export const ABSOLUTE_MS = 30 * DAY
/** Its use is noted at most this often, so that reading a page does not mean writing. */
const NOTE_EVERY_MS = HOUR
const TOKEN_BYTES = 32

type Connection = Database | Transaction<Tables>

export interface Session {
  accountId: string
  name: string
  /** Milliseconds since the epoch, if it is not used again. */
  expiresAt: number
}

/**
 * Opens a session with a token of its own.
 * @returns the token: only its hash is kept
 */
export async function openSession(db: Connection, accountId: string, now: number): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await db
    .insertInto('account_session')
    .values({
      id: randomUUIDv7(),
      account_id: accountId,
      token_hash: hashToken(token),
      created_at: now,
      seen_at: now,
    })
    .execute()
  return token
}

/** The session a token opens, undefined when it opens none (any more). Using it keeps it from going idle. */
export async function useSession(db: Database, token: string, now: number): Promise<Session | undefined> {
  const row = await db
    .selectFrom('account_session as session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['session.id', 'session.account_id', 'session.created_at', 'session.seen_at', 'account.name'])
    .where('session.token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!row || endOf(row.created_at, row.seen_at) <= now) return undefined
  const isNoted = now - row.seen_at < NOTE_EVERY_MS || !(await noteUse(db, row.id, now))
  return {
    accountId: row.account_id,
    name: row.name,
    expiresAt: endOf(row.created_at, isNoted ? row.seen_at : now),
  }
}

/** @returns false where the database takes no writes now: the session is good all the same */
async function noteUse(db: Database, id: string, now: number): Promise<boolean> {
  try {
    await db
      .updateTable('account_session')
      .set({ seen_at: now })
      .where('id', '=', id)
      .where('seen_at', '<', now)
      .execute()
    return true
  } catch (error) {
    if (isDatabaseTrouble(error)) return false
    throw error
  }
}

/** Ends the session of a token: a copy of it is worth nothing from here on. */
export async function endSession(db: Connection, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('account_session')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends all sessions of an account. */
export async function endSessionsOf(db: Connection, accountId: string): Promise<void> {
  await db.deleteFrom('account_session').where('account_id', '=', accountId).execute()
}

function endOf(createdAt: number, seenAt: number): number {
  return Math.min(createdAt + ABSOLUTE_MS, seenAt + IDLE_MS)
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
