import { getCookie, setCookie } from '@tanstack/react-start/server'
import { siteEnv } from '#src/site/env.ts'
import { sessionToken } from '#src/site/visitor/session-token.server.ts'
import type { CurrentUser } from '#src/site/visitor/visitor.ts'
import { endSession, readSession } from '#src/upstream/session/session.server.ts'
import { displayName } from './display-name.ts'

/** An invalid token counts as logged out; during an outage the name cookie is shown, which authorises nothing. */
export async function currentUser(): Promise<CurrentUser | null> {
  const token = sessionToken()
  if (!token) return null
  const answer = await readSession(token)
  // the header shows the name cookie, so it is deleted with the session
  if (!answer.ok && answer.trouble.kind === 'unauthorised')
    for (const name of ['token', 'name']) expireCookie(name)
  const cannotSay = !answer.ok && ['unavailable', 'busy', 'limited'].includes(answer.trouble.kind)
  const name = answer.ok ? answer.data.name : cannotSay ? getCookie('name') : undefined
  const username = name === undefined ? '' : displayName(name)
  return username === '' ? null : { username }
}

/** Expires both cookies (path / and the configured domain) and revokes the token upstream. */
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
