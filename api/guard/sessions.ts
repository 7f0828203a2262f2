import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto'
import { type SqlBool, sql, type Transaction } from 'kysely'
import { isDatabaseTrouble } from '../db/database-trouble.ts'
import type { Database, Tables } from '../db/tables.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Owner and lifetimes (ms) of a kind of session. */
export interface SessionKind {
  table: 'account_session' | 'staff_login'
  /** Column of the owner. */
  owner: 'account_id' | 'staff_id'
  /** idle timeout */
  idle: number
  /** absolute timeout */
  absolute: number
  /** `seen_at` is updated at most this often, so that reads do not write */
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

/** Shared columns of both session tables. */
export interface SessionTable {
  id: string
  /** SHA-256 of the token; 256 random bits need no salt. */
  token_hash: string
  created_at: number
  /** last use, at most `noteEvery` old */
  seen_at: number
}

/** For `kept` of its table. */
export function deleteEnded({ idle, absolute }: SessionKind) {
  return {
    deleteIf: (now: number) => sql<SqlBool>`seen_at < ${now - idle} or created_at < ${now - absolute}`,
  }
}

type Connection = Database | Transaction<Tables>

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** @returns the token; only its hash is stored */
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
  /** ms since the epoch, unless used again */
  expiresAt: number
}

/** Undefined if expired or revoked; extends the idle timeout. @param isPoll automatic polling, which does not */
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

/** @returns false on a read-only database: the session stays valid */
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

/** Ends an owner's sessions except one. @returns how many */
export async function endSessions(
  db: Connection,
  kind: SessionKind,
  owner: string,
  but = '',
): Promise<number> {
  const own = db.deleteFrom(kind.table).where(kind.owner, '=', owner)
  return Number((await own.where('id', '<>', but).executeTakeFirst()).numDeletedRows)
}

/** Ends an owner's other sessions and rotates this one's token. @returns the new token */
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
