import { type Context, Hono, type Next } from 'hono'
import { isDatabaseTrouble } from '../db/database-trouble.ts'
import { leftEarly, noteLeftEarly } from '../left-early.ts'
import { describeError } from '../log.ts'
import { ProblemError, problemResponse } from '../problem.ts'
import { showPage } from './account-page.ts'
import type { Accounts } from './accounts.ts'
import { BusyError } from './bulkhead.ts'
import { forgottenRoutes } from './forgotten-routes.ts'
import { alertNote } from './form-fields.ts'
import { loginRoutes } from './login-routes.ts'
import { isFromOwnPage } from './own-origin.ts'
import { pagePolicy } from './page-style.ts'
import { registerRoutes } from './register-routes.ts'
import { pageAddress, visitOf } from './visit.ts'

/**
 * `/m`: the stand-in account site. Pages without script that hand a session to the site in cookies. An operator
 * with an account site of their own sets LOGIN_URL and REGISTER_URL, and nothing leads here.
 */
export function accountRoutes(accounts: Accounts): Hono {
  const app = new Hono()
  app.use(pageHeaders(accounts), refuseForeignForms(accounts))
  app.route('/login', loginRoutes(accounts))
  app.route('/register', registerRoutes(accounts))
  app.route('/forgotten', forgottenRoutes(accounts))
  app.onError((error, c) => showTrouble(accounts, c, error))
  return app
}

function pageHeaders({ siteOrigins }: Accounts) {
  const policy = pagePolicy(siteOrigins)
  return async (c: Context, next: Next): Promise<void> => {
    await next()
    const { headers } = c.res
    headers.set('cache-control', 'no-store')
    headers.set('content-security-policy', policy)
    // not `no-referrer`: forms would lose the origin they come from, by which they are told from foreign ones
    headers.set('referrer-policy', 'same-origin')
    headers.set('x-robots-tag', 'noindex')
  }
}

function refuseForeignForms(accounts: Accounts) {
  return async (c: Context, next: Next): Promise<Response | undefined> => {
    if (c.req.method !== 'POST' || isFromOwnPage(c)) {
      await next()
      return undefined
    }
    accounts.log({ event: 'account-form-foreign', requestId: c.get('requestId') })
    return showRefusal(accounts, c, 'foreign', 403)
  }
}

function showTrouble(accounts: Accounts, c: Context, error: unknown) {
  if (leftEarly(c)) return noteLeftEarly(c, accounts.log)
  if (error instanceof ProblemError) return problemResponse(c, error)
  const isPassing = error instanceof BusyError || isDatabaseTrouble(error)
  accounts.log({ event: 'account-page-failed', requestId: c.get('requestId'), ...describeError(error) })
  if (isPassing) c.header('retry-after', '5')
  return showRefusal(accounts, c, 'unavailable', isPassing ? 503 : 500)
}

function showRefusal(
  accounts: Accounts,
  c: Context,
  reason: 'foreign' | 'unavailable',
  status: 403 | 500 | 503,
) {
  const visit = visitOf(accounts, c)
  const { words, returnTo } = visit
  return showPage(c, visit, {
    title: words.login.title,
    content: alertNote(words.errors[reason]),
    links: [
      [pageAddress(visit, './login'), words.login.title],
      [returnTo, words.back],
    ],
    status,
  })
}
