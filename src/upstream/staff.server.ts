import { createHash, randomBytes } from 'node:crypto'
import { getCookie, getRequestHeader, setCookie } from '@tanstack/react-start/server'
import type { Type } from 'arktype'
import { siteEnv } from '#src/site/env.ts'
import type { Locale } from '#src/site/locale.ts'
import { callUpstream } from './call.server.ts'
import type { Answer } from './read-answer.server.ts'
import { onBehalfOf } from './trial.server.ts'

/** Default timeout, ms: password hashing and writes take longer than public reads. */
const usualTimeout = 8_000

export type StaffCall<T> = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  query?: Record<string, string | number | undefined>
  body?: unknown
  /** expected version */
  ifMatch?: string
  streams?: true
  /** if more than the default, ms */
  timeout?: number
  /** response limit, if more than the default */
  mostBytes?: number
  answers: Type<T>
}

/** Failures are values with status, code and fields. @param path below `/staff/v1`, such as `news/ID` */
export async function callStaff<T>(path: string, call: StaffCall<T>): Promise<Answer<T>> {
  const { admin } = siteEnv()
  if (!admin) return { ok: false, trouble: { kind: 'missing', status: 404 } }
  const { ifMatch, ...rest } = call
  const token = staffToken()
  return callUpstream({
    ...rest,
    path: ['staff', 'v1', ...path.split('/')],
    timeout: call.timeout ?? usualTimeout,
    ...(token ? { token } : {}),
    headers: {
      ...onBehalfOf(getRequestHeader('x-forwarded-for')),
      'x-client-device': keptDevice() ?? (!token && rest.method === 'POST' ? newDevice() : ''),
      // polling does not extend the session
      'x-poll': getRequestHeader('x-poll') ?? '',
      'x-client-agent': getRequestHeader('user-agent')?.replace(/[^\x20-\x7e]/g, '') ?? '',
      ...(ifMatch ? { 'if-match': ifMatch } : {}),
    },
  })
}

/** Session cookie: ends with the browser window. */
export function keepStaffToken(token: string): void {
  setCookie(cookieName(), token, cookieOptions())
}

/** Names the session of the request without telling its token; undefined where it has none. */
export function staffSessionKey(): string | undefined {
  const token = staffToken()
  return token && createHash('sha256').update(token).digest('hex')
}

export function forgetStaffToken(): void {
  setCookie(cookieName(), '', { ...cookieOptions(), maxAge: 0 })
}

/** The last used language of the staff side. */
export function keptStaffLanguage(): string | undefined {
  return getCookie(languageCookie)
}

export function keepStaffLanguage(lang: Locale): void {
  // path /: server functions are not below /admin
  setCookie(languageCookie, lang, { path: '/', sameSite: 'lax', maxAge: 365 * 24 * 3600 })
}

const languageCookie = 'admin-lang'

function staffToken(): string | undefined {
  const token = getCookie(cookieName())
  return token && /^[\w.~+/=-]{16,512}$/.test(token) ? token : undefined
}

/** Device cookie after a sign-in: its attempts are rate-limited apart from others'. Authorises nothing. */
function newDevice(): string {
  const device = randomBytes(24).toString('base64url')
  setCookie(deviceCookie(), device, { ...cookieOptions(), maxAge: 90 * 24 * 3600 })
  return device
}

function keptDevice(): string | undefined {
  const kept = getCookie(deviceCookie())
  return kept && /^[\w-]{32}$/.test(kept) ? kept : undefined
}

function deviceCookie(): string {
  return `${cookieName()}-device`
}

/** `__Host-`: only this very host can set it, over https. */
function cookieName(): string {
  return isHttps() ? '__Host-staff' : 'staff'
}

function cookieOptions() {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: isHttps() } as const
}

function isHttps(): boolean {
  return siteEnv().publicOrigin.startsWith('https:')
}
