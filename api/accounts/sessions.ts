import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { describeRoute } from 'hono-openapi'
import { SessionAnswer } from '#contract/trial/trial-schema.ts'
import type { Database } from '../db/tables.ts'
import { endSession, openSession, readSession, VISITORS } from '../guard/sessions.ts'
import { bearerToken, unauthorised } from '../http/bearer.ts'
import { jsonContent } from '../http/validate.ts'
import type { Accounts } from './accounts.ts'

const NO_STORE = { 'cache-control': 'no-store' }

/** `/session`: reads and ends the session of a bearer token. */
export function sessionRoutes({ db, now, log }: Accounts): Hono {
  const app = new Hono()

  app.get('/', getDescription, async (c) => {
    const session = await useSession(db, bearerToken(c), now())
    if (!session) throw unauthorised()
    const answer = { name: session.name, expiresAt: new Date(session.expiresAt).toISOString() }
    return c.json(answer satisfies typeof SessionAnswer.infer, 200, NO_STORE)
  })

  // idempotent
  app.delete('/', deleteDescription, async (c) => {
    if (await endSession(db, VISITORS, bearerToken(c)))
      log({ event: 'account-session-ended', requestId: c.get('requestId') })
    return c.body(null, 204, NO_STORE)
  })
  return app
}

const getDescription = describeRoute({
  tags: ['session'],
  summary: 'Whose session a token is',
  description:
    'The account site (LOGIN_URL) gives the browser the token in the HttpOnly cookie `token` and a name to be shown in the cookie `name`, both for the domain that it has in common with the site, and leads back to the address in the parameter `returnTo`.',
  security: [{ bearer: [] }],
  responses: { 200: jsonContent('The session', SessionAnswer) },
})

const deleteDescription = describeRoute({
  tags: ['session'],
  summary: 'Ends the session of a token',
  security: [{ bearer: [] }],
  responses: { 204: { description: 'The token opens nothing any more' } },
})

/** Never reuses a presented token (session fixation): its session ends. @param remember persistent cookies */
export async function startSession(
  { db, now, siteOrigins, cookieDomain }: Accounts,
  c: Context,
  account: { id: string; name: string },
  remember: boolean,
): Promise<void> {
  const before = getCookie(c, 'token')
  if (before) await endSession(db, VISITORS, before)
  const token = await openSession(db, VISITORS, account.id, now())
  const shared = {
    path: '/',
    sameSite: 'Lax',
    secure: siteOrigins[0].startsWith('https:'),
    ...(cookieDomain ? { domain: cookieDomain } : {}),
    ...(remember ? { maxAge: VISITORS.absolute / 1000 } : {}),
  } as const
  setCookie(c, 'token', token, { ...shared, httpOnly: true })
  // for display only; the site treats it as untrusted text
  setCookie(c, 'name', account.name, shared)
}

export interface Session {
  accountId: string
  name: string
  /** ms since the epoch, unless used again */
  expiresAt: number
}

/** Undefined when expired or revoked; extends the idle timeout. */
export async function useSession(db: Database, token: string, now: number): Promise<Session | undefined> {
  const session = await readSession(db, VISITORS, token, now)
  if (!session) return undefined
  const { owner: accountId, expiresAt } = session
  const account = db.selectFrom('account').select('name').where('id', '=', accountId)
  return { accountId, expiresAt, ...(await account.executeTakeFirstOrThrow()) }
}
