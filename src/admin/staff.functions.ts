import { notFound } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { getCookie, setCookie } from '@tanstack/react-start/server'
import { type } from 'arktype'
import { siteEnv } from '#src/site/env.ts'
import { isLocale, type Locale } from '#src/site/locale.ts'
import { callStaff } from '#src/upstream/staff.server.ts'
import { readStaff } from './read-staff.server.ts'

const languageCookie = 'admin-lang'

const session = type({
  staff: {
    id: 'string',
    name: 'string',
    email: 'string',
    role: "'editor' | 'publisher' | 'sales' | 'admin'",
    lang: "'cn' | 'en'",
  },
  expiresAt: 'string',
  secondFactor: { enabled: 'boolean', missing: 'boolean' },
})

export type StaffSession = typeof session.infer

/** The language of the staff's side. Where there is no such side, its pages are none. */
export const getAdminFrame = createServerFn({ method: 'GET' }).handler((): { lang: Locale } => {
  if (!siteEnv().admin) throw notFound()
  const lang = getCookie(languageCookie)
  return { lang: isLocale(lang) ? lang : 'cn' }
})

/** Whose session the browser has; null where it has none. */
export const getStaffSession = createServerFn({ method: 'GET' }).handler(async () => {
  const answer = await callStaff<StaffSession>('session', { answers: session })
  return !answer.ok && answer.trouble.status === 401 ? null : readStaff(answer)
})

/** Changes the language, of the member who is signed in as well. */
export const setStaffLanguage = createServerFn({ method: 'POST' })
  .validator(type({ lang: "'cn' | 'en'" }))
  .handler(async ({ data }) => {
    keepLanguage(data.lang)
    await callStaff('account/settings', { method: 'PUT', body: data, answers: type('null') })
  })

export function keepLanguage(lang: Locale): void {
  setCookie(languageCookie, lang, { path: '/admin', sameSite: 'lax', maxAge: 365 * 24 * 3600 })
}
