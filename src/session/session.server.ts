import { getCookie, setCookie } from '@tanstack/react-start/server'
import { siteEnv } from '#src/site/env.ts'
import { sessionToken } from '#src/site/visitor/session-token.server.ts'
import type { CurrentUser } from '#src/site/visitor/visitor.ts'
import { endSession, readSession } from '#src/upstream/session/session.server.ts'
import { displayName } from './display-name.ts'

/**
 * Who asks: the name of the session their token opens. A token that opens none shows the visitor as logged out. While
 * the upstream cannot say, the name cookie is shown: it opens nothing, and asking to log in again would not help.
 */
export async function currentUser(): Promise<CurrentUser | null> {
  const token = sessionToken()
  if (!token) return null
  const answer = await readSession(token)
  // the header shows the name cookie: without a session it has to go
  if (!answer.ok && answer.trouble.kind === 'unauthorised')
    for (const name of ['token', 'name']) expireCookie(name)
  const cannotSay = !answer.ok && ['unavailable', 'busy', 'limited'].includes(answer.trouble.kind)
  const name = answer.ok ? answer.data.name : cannotSay ? getCookie('name') : undefined
  const username = name === undefined ? '' : displayName(name)
  return username === '' ? null : { username }
}

/** Ends the session: both cookies expire on path / with the configured domain, the token is revoked upstream. */
export async function logOut(): Promise<void> {
  const token = sessionToken()
  for (const name of ['token', 'name']) expireCookie(name)
  if (token) await endSession(token)
}

function expireCookie(name: string): void {
  const { cookieDomain, publicOrigin } = siteEnv()
  setCookie(name, '', {
    path: '/',
    maxAge: 0,
    expires: new Date(0),
    httpOnly: name === 'token',
    sameSite: 'lax',
    secure: publicOrigin.startsWith('https:'),
    ...(cookieDomain ? { domain: cookieDomain } : {}),
  })
}
