import { createServerFn, createServerOnlyFn } from '@tanstack/react-start'
import { setResponseHeader } from '@tanstack/react-start/server'
import { returnPath } from '#api/contract/typed-text.ts'
import { siteEnv } from '#src/site/env.ts'
import { publicSettings, type SiteData } from '#src/site/settings.ts'
import type { CurrentUser } from '#src/site/visitor/visitor.ts'
import { currentUser, logOut } from './session.server.ts'

/** What the frame around every page knows: the settings of this deployment. */
export const getSiteData = createServerFn({ method: 'GET' }).handler(
  (): SiteData => ({ settings: publicSettings(siteEnv()) }),
)

/** Who is logged in, if anybody. */
export const getVisitor = createServerFn({ method: 'GET' }).handler((): Promise<CurrentUser | null> => {
  setResponseHeader('cache-control', 'private, no-store')
  return currentUser()
})

/**
 * Takes the log-out form: ends the session and shows the page it was on again, with the message that it is over.
 * @returns the path to go on with
 */
export const postLogOut = createServerOnlyFn(async (form: FormData, home: string): Promise<string> => {
  await logOut()
  // what a shared computer keeps of the pages that showed a name goes as well
  setResponseHeader('clear-site-data', '"cache"')
  const path = returnPath(form.get('from')) ?? home
  return `${path}${path.includes('?') ? '&' : '?'}notice=logged-out`
})
