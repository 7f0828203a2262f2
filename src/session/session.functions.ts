import { createServerFn, createServerOnlyFn } from '@tanstack/react-start'
import { setResponseHeader } from '@tanstack/react-start/server'
import { returnPath } from '#contract/typed-text.ts'
import { loadWords } from '#i18n/load-words.ts'
import { wordsOf } from '#i18n/words.tsx'
import { siteEnv } from '#src/site/env.ts'
import { publicSettings, type SiteData } from '#src/site/settings.ts'
import type { CurrentUser } from '#src/site/visitor/visitor.ts'
import { currentUser, logOut } from './session.server.ts'

export const getSiteData = createServerFn({ method: 'GET' }).handler(async (): Promise<SiteData> => {
  await loadWords('cn', ['company-facts'])
  return { settings: publicSettings(siteEnv(), wordsOf('cn', 'company-facts')) }
})

export const getVisitor = createServerFn({ method: 'GET' }).handler((): Promise<CurrentUser | null> => {
  setResponseHeader('cache-control', 'private, no-store')
  return currentUser()
})

/** Ends the session and returns to the page with a flash message. @returns the path to redirect to */
export const postLogOut = createServerOnlyFn(async (form: FormData, home: string): Promise<string> => {
  await logOut()
  // removes cached pages with the name from shared computers
  setResponseHeader('clear-site-data', '"cache"')
  const path = returnPath(form.get('from')) ?? home
  return `${path}${path.includes('?') ? '&' : '?'}notice=logged-out`
})
