import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import { isDatabaseTrouble } from '../db/database-trouble.ts'
import type { Database, Tables } from '../db/tables.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Whose sessions, and how long they live, ms. */
export interface SessionKind {
  table: 'account_session' | 'staff_login'
  /** The column that names whose it is. */
  owner: 'account_id' | 'staff_id'
  /** One that nobody uses ends after this. */
  idle: number
  /** Every one ends after this. */
  absolute: number
  /** Its use is noted at most this often, so that reading does not mean writing. */
  noteEvery: number
}

export const VISITORS: SessionKind = {
  table: 'account_session',
  owner: 'account_id',
  idle: 7 * DAY,
  absolute: 30 * DAY,
  noteEvery: HOUR,
}
export const STAFF: SessionKind = {
  table: 'staff_login',
  owner: 'staff_id',
  idle: 30 * MINUTE,
  absolute: 12 * HOUR,
  noteEvery: MINUTE,
}

/** Both tables have these columns, and one that names the owner. */
export interface SessionTable {
  id: string
  /** SHA-256 of the token, which has 256 random bits and so needs no salt. */
  token_hash: string
  created_at: number
  /** When it was last used, as often as that is noted. */
  seen_at: number
}

type Connection = Database | Transaction<Tables>

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Opens a session. @returns its token, of which only the hash is stored */
export async function openSession(
  db: Connection,
  kind: SessionKind,
  owner: string,
  now: number,
  more: { user_agent?: string } = {},
): Promise<string> {
  const token = newToken()
  const row = { id: randomUUIDv7(), token_hash: hashToken(token), created_at: now, seen_at: now, ...more }
  await db
    .insertInto(kind.table)
    .values({ ...row, [kind.owner]: owner })
    .execute()
  return token
}

export interface OpenSession {
  id: string
  owner: string
  /** Milliseconds since the epoch, if it is not used again. */
  expiresAt: number
}

/**
 * The session a token opens, undefined when it opens none (any more). Using it keeps it from going idle.
 * @param isPoll whether it is a page that asks, and nobody who uses it
 */
export async function readSession(
  db: Database,
  kind: SessionKind,
  token: string,
  now: number,
  isPoll = false,
): Promise<OpenSession | undefined> {
  const row = await db
    .selectFrom(kind.table)
    .select(['id', 'created_at', 'seen_at', `${kind.owner} as owner`])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!row || endOf(kind, row) <= now) return undefined
  const { id, owner, created_at, seen_at } = row
  const isNoted = !isPoll && now - seen_at >= kind.noteEvery && (await noteUse(db, kind, id, now))
  return { id, owner, expiresAt: endOf(kind, { created_at, seen_at: isNoted ? now : seen_at }) }
}

/** @returns false where the database takes no writes now: the session is good all the same */
async function noteUse(db: Database, kind: SessionKind, id: string, now: number): Promise<boolean> {
  const note = db.updateTable(kind.table).set({ seen_at: now })
  try {
    await note.where('id', '=', id).where('seen_at', '<', now).execute()
    return true
  } catch (error) {
    if (isDatabaseTrouble(error)) return false
    throw error
  }
}

export async function endSession(db: Connection, kind: SessionKind, token: string): Promise<boolean> {
  const gone = db.deleteFrom(kind.table).where('token_hash', '=', hashToken(token))
  return (await gone.executeTakeFirst()).numDeletedRows > 0n
}

/** Ends all sessions of somebody but one, if any. @returns how many */
export async function endSessions(
  db: Connection,
  kind: SessionKind,
  owner: string,
  but = '',
): Promise<number> {
  const own = db.deleteFrom(kind.table).where(kind.owner, '=', owner)
  return Number((await own.where('id', '<>', but).executeTakeFirst()).numDeletedRows)
}

/** Ends all sessions of somebody but one, which goes on under a new token. @returns that token */
export async function renewSession(
  trx: Transaction<Tables>,
  kind: SessionKind,
  owner: string,
  id: string,
): Promise<string> {
  const token = newToken()
  await endSessions(trx, kind, owner, id)
  const renewed = trx.updateTable(kind.table).set({ token_hash: hashToken(token) })
  await renewed.where('id', '=', id).execute()
  return token
}

export function endOf(kind: SessionKind, row: Pick<SessionTable, 'created_at' | 'seen_at'>): number {
  return Math.min(row.created_at + kind.absolute, row.seen_at + kind.idle)
}
