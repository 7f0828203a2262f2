import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { describeRoute } from 'hono-openapi'
import { SessionAnswer } from '../contract/trial-schema.ts'
import { isDatabaseTrouble } from '../db/database-trouble.ts'
import type { Database } from '../db/tables.ts'
import { bearerToken, unauthorised } from '../http/bearer.ts'
import { jsonContent } from '../http/validate.ts'
import type { Accounts } from './accounts.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** A session that nobody uses ends after this. */
export const IDLE_MS = 7 * DAY
/** Every session ends after this. */
export const ABSOLUTE_MS = 30 * DAY
/** Its use is noted at most this often, so that reading a page does not mean writing. */
const NOTE_EVERY_MS = HOUR
const TOKEN_BYTES = 32
const NO_STORE = { 'cache-control': 'no-store' }

/** `/session`: whose session a token is, and its end. The token comes as `Authorization: Bearer`. */
export function sessionRoutes({ db, now, log }: Accounts): Hono {
  const app = new Hono()

  app.get('/', getDescription, async (c) => {
    const session = await useSession(db, bearerToken(c), now())
    if (!session) throw unauthorised()
    const answer = { name: session.name, expiresAt: new Date(session.expiresAt).toISOString() }
    return c.json(answer satisfies typeof SessionAnswer.infer, 200, NO_STORE)
  })

  // whatever the token was, it opens nothing any more: a second time is no error
  app.delete('/', deleteDescription, async (c) => {
    if (await endSession(db, bearerToken(c)))
      log({ event: 'account-session-ended', requestId: c.get('requestId') })
    return c.body(null, 204, NO_STORE)
  })
  return app
}

const getDescription = describeRoute({
  tags: ['session'],
  summary: 'Whose session a token is',
  security: [{ bearer: [] }],
  responses: { 200: jsonContent('The session', SessionAnswer) },
})

const deleteDescription = describeRoute({
  tags: ['session'],
  summary: 'Ends the session of a token',
  security: [{ bearer: [] }],
  responses: { 204: { description: 'The token opens nothing any more' } },
})

/**
 * Opens a session and hands it to the browser in the two cookies the site reads. A token that came along is
 * never taken over; the session it opens, if any, ends.
 * @param remember whether the cookies outlive the browser's window
 */
export async function startSession(
  { db, now, siteOrigins, cookieDomain }: Accounts,
  c: Context,
  account: { id: string; name: string },
  remember: boolean,
): Promise<void> {
  const before = getCookie(c, 'token')
  if (before) await endSession(db, before)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const session = { account_id: account.id, token_hash: hashToken(token) }
  await db
    .insertInto('account_session')
    .values({ id: randomUUIDv7(), ...session, created_at: now(), seen_at: now() })
    .execute()
  const shared = {
    path: '/',
    sameSite: 'Lax',
    secure: siteOrigins[0].startsWith('https:'),
    ...(cookieDomain ? { domain: cookieDomain } : {}),
    ...(remember ? { maxAge: ABSOLUTE_MS / 1000 } : {}),
  } as const
  setCookie(c, 'token', token, { ...shared, httpOnly: true })
  // for display only; the site shows it as text of unknown origin
  setCookie(c, 'name', account.name, shared)
}

export interface Session {
  accountId: string
  name: string
  /** Milliseconds since the epoch, if it is not used again. */
  expiresAt: number
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
  const isNoted = now - row.seen_at >= NOTE_EVERY_MS && (await noteUse(db, row.id, now))
  const { account_id: accountId, name } = row
  return { accountId, name, expiresAt: endOf(row.created_at, isNoted ? now : row.seen_at) }
}

/** @returns false where the database takes no writes now: the session is good all the same */
async function noteUse(db: Database, id: string, now: number): Promise<boolean> {
  const note = db.updateTable('account_session').set({ seen_at: now })
  try {
    await note.where('id', '=', id).where('seen_at', '<', now).execute()
    return true
  } catch (error) {
    if (isDatabaseTrouble(error)) return false
    throw error
  }
}

async function endSession(db: Database, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('account_session')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function endOf(createdAt: number, seenAt: number): number {
  return Math.min(createdAt + ABSOLUTE_MS, seenAt + IDLE_MS)
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
