import { notFound } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { type } from 'arktype'
import { Language } from '#contract/values-schema.ts'
import { siteEnv } from '#src/site/env.ts'
import { isLocale, type Locale } from '#src/site/locale.ts'
import { unavailableSince } from '#src/upstream/call.server.ts'
import { keepStaffLanguage, keptStaffLanguage } from '#src/upstream/staff.server.ts'
import { askStaff, nothing } from './read-staff.server.ts'
import { readSession } from './staff-session.server.ts'

/**
 * The language of the staff's side: what was chosen, else that of a mailed link. Where there is no such side, its pages are
 * none.
 */
export const getAdminFrame = createServerFn({ method: 'GET' }).handler((): { lang: Locale } => {
  if (!siteEnv().admin) throw notFound()
  const lang = keptStaffLanguage() ?? new URL(getRequest().url).searchParams.get('lang')
  return { lang: isLocale(lang) ? lang : 'cn' }
})

export const getStaffSession = createServerFn({ method: 'GET' }).handler(() => readSession())

/** Since when the staff API has not answered, Unix ms. */
export const getUnavailableSince = createServerFn({ method: 'GET' }).handler(() => unavailableSince() ?? null)

/** Changes the language, of the member who is signed in as well. */
export const setStaffLanguage = createServerFn({ method: 'POST' })
  .validator(type({ lang: Language }))
  .handler(async ({ data }) => {
    keepStaffLanguage(data.lang)
    await askStaff('account/settings', nothing, { method: 'PUT', body: data })
  })
