import { createServerFn, createServerOnlyFn } from '@tanstack/react-start'
import { setResponseHeader } from '@tanstack/react-start/server'
import { returnPath } from '#src/site/return-path.ts'
import { currentUser, logOut } from './session.server.ts'

/** Who is logged in; null for an anonymous visitor. */
export const getCurrentUser = createServerFn({ method: 'GET' }).handler(() => currentUser())

/**
 * Takes the log-out form: ends the session and shows the page it was on again, with the message that it is over.
 * @returns the path to go on with
 */
export const postLogOut = createServerOnlyFn(async (form: FormData, home: string): Promise<string> => {
  await logOut()
  // what a shared computer keeps of the pages that showed a name goes as well
  setResponseHeader('clear-site-data', '"cache"')
  const path = returnPath(form.get('from'), home)
  return `${path}${path.includes('?') ? '&' : '?'}notice=logged-out`
})
