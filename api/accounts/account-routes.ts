import { BulkheadRejectedError } from 'cockatiel'
import { type Context, Hono, type Next } from 'hono'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import { isDatabaseTrouble } from '../db/database-trouble.ts'
import { leftEarly, noteLeftEarly } from '../http/left-early.ts'
import { ProblemError, problemResponse } from '../http/problem.ts'
import { describeError } from '../log.ts'
import { showPage } from './account-page.ts'
import type { Accounts } from './accounts.ts'
import { codeRoutes } from './code-routes.ts'
import { alertNote } from './form-fields.ts'
import { loginRoutes } from './login-routes.ts'
import { pagePolicy } from './page-style.ts'
import { pageAddress, visitOf } from './visit.ts'

/**
 * `/m`: the stand-in account site. Pages without script that hand a session to the site in cookies. An operator
 * with an account site of their own sets LOGIN_URL and REGISTER_URL, and nothing leads here.
 */
export function accountRoutes(accounts: Accounts): Hono {
  const app = new Hono()
  app.use(pageHeaders(accounts), csrf({ origin: isOwnOrigin }))
  app.route('/login', loginRoutes(accounts))
  app.route('/register', codeRoutes(accounts, 'register'))
  app.route('/forgotten', codeRoutes(accounts, 'reset'))
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

/** For older browsers, and those on plain http, which send no Sec-Fetch-Site; where it is sent it decides alone. */
function isOwnOrigin(origin: string, c: Context): boolean {
  if (c.req.header('sec-fetch-site') !== undefined) return false
  return URL.parse(origin)?.host === new URL(c.req.url).host
}

function showTrouble(accounts: Accounts, c: Context, error: unknown) {
  if (leftEarly(c)) return noteLeftEarly(c, accounts.log)
  if (error instanceof ProblemError) return problemResponse(c, error)
  const requestId = c.get('requestId')
  if (error instanceof HTTPException && error.status === 403) {
    accounts.log({ event: 'account-form-foreign', requestId })
    return showRefusal(accounts, c, 'foreign', 403)
  }
  const isPassing = error instanceof BulkheadRejectedError || isDatabaseTrouble(error)
  accounts.log({ event: 'account-page-failed', requestId, ...describeError(error) })
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
