import { randomBytes } from 'node:crypto'
import { getCookie, getRequestHeader, setCookie } from '@tanstack/react-start/server'
import type { Type } from 'arktype'
import { siteEnv } from '#src/site/env.ts'
import type { Locale } from '#src/site/locale.ts'
import { callUpstream } from './call.server.ts'
import type { Answer } from './read-answer.server.ts'
import { onBehalfOf } from './trial.server.ts'

/** Ms an answer may take: hashing a password and writing take longer than what public pages ask for. */
const usualTimeout = 8_000

export type StaffCall<T> = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  query?: Record<string, string | number | undefined>
  body?: unknown
  /** the version of what is changed */
  ifMatch?: string
  streams?: true
  /** ms the answer may take, where that is more than usual */
  timeout?: number
  /** bytes it may have, where that is more than usual */
  mostBytes?: number
  answers: Type<T>
}

/**
 * Asks the staff API for the member whose session the request's cookie is. Trouble comes back as a value, with the
 * upstream's status and code, and what is wrong with which field.
 * @param path below `/staff/v1`, such as `news/ID`
 */
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
      // what a page asks by itself keeps no session from going idle
      'x-poll': getRequestHeader('x-poll') ?? '',
      'x-client-agent': getRequestHeader('user-agent')?.replace(/[^\x20-\x7e]/g, '') ?? '',
      ...(ifMatch ? { 'if-match': ifMatch } : {}),
    },
  })
}

/** Keeps the session in the browser, for as long as its window is open. */
export function keepStaffToken(token: string): void {
  setCookie(cookieName(), token, cookieOptions())
}

export function forgetStaffToken(): void {
  setCookie(cookieName(), '', { ...cookieOptions(), maxAge: 0 })
}

/** What language the staff's side was shown in last in this browser. */
export function keptStaffLanguage(): string | undefined {
  return getCookie(languageCookie)
}

export function keepStaffLanguage(lang: Locale): void {
  // server functions, which ask for it as well, are not below /admin
  setCookie(languageCookie, lang, { path: '/', sameSite: 'lax', maxAge: 365 * 24 * 3600 })
}

const languageCookie = 'admin-lang'

function staffToken(): string | undefined {
  const token = getCookie(cookieName())
  return token && /^[\w.~+/=-]{16,512}$/.test(token) ? token : undefined
}

/**
 * What the upstream knows a browser by that somebody signed in with: their tries at passwords and codes are counted apart
 * from those of others. It opens nothing.
 */
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

/** `__Host-`: set by this very host over https, and not by one beside it. */
function cookieName(): string {
  return isHttps() ? '__Host-staff' : 'staff'
}

function cookieOptions() {
  return { path: '/', httpOnly: true, sameSite: 'strict', secure: isHttps() } as const
}

function isHttps(): boolean {
  return siteEnv().publicOrigin.startsWith('https:')
}
