import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Accounts } from '../accounts.ts'
import { ABSOLUTE_MS, endSession, openSession } from './session-store.ts'

export interface SessionStart {
  account: { id: string; name: string }
  /** Whether the cookies outlive the browser's window. */
  remember: boolean
}

/**
 * Opens a session and hands it to the browser in the two cookies the site reads. A token that came along is
 * never taken over; the session it opens, if any, ends.
 */
export async function startSession(
  accounts: Accounts,
  c: Context,
  { account, remember }: SessionStart,
): Promise<void> {
  const before = getCookie(c, 'token')
  if (before) await endSession(accounts.db, before)
  const token = await openSession(accounts.db, account.id, accounts.now())
  const { siteOrigins, cookieDomain } = accounts
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
