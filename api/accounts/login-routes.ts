import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { emailKey } from '../contract/email.ts'
import { callerOf } from '../trial/caller.ts'
import { type Html, showPage } from './account-page.ts'
import { findAccount, replaceHash } from './account-store.ts'
import type { Accounts } from './accounts.ts'
import {
  alertNote,
  emailField,
  type Faults,
  faultSummary,
  field,
  isFaulty,
  limitNote,
  statusNote,
} from './form-fields.ts'
import { readEmail, readForm } from './read-form.ts'
import { startSession } from './sessions/start-session.ts'
import { beginTry } from './try-limits.ts'
import { pageAddress, type Visit, visitOf } from './visit.ts'

/** `/m/login`: e-mail address and password, then back to the site. */
export function loginRoutes(accounts: Accounts): Hono {
  const app = new Hono()
  app.get('/', (c) => {
    const visit = visitOf(accounts, c)
    const isReset = c.req.query('notice') === 'reset'
    return showLogin(c, visit, { note: isReset ? statusNote(visit.words.forgotten.done) : undefined })
  })
  app.post('/', (c) => takeLogin(accounts, c))
  return app
}

async function takeLogin(accounts: Accounts, c: Context): Promise<Response> {
  const visit = visitOf(accounts, c)
  const form = await readForm(c)
  const { typed, email, fault } = readEmail(form('email'))
  const password = form('password')
  const remember = form('remember') === 'on'
  const faults: Faults = { email: fault, password: password === '' ? 'passwordRequired' : undefined }
  if (isFaulty(faults)) return showLogin(c, visit, { typed, remember, faults, status: 422 })
  const { clientKey } = callerOf(accounts, c)
  const outcome = await logIn(accounts, { email, password, clientKey })
  const event = { event: `account-login-${outcome.kind}`, requestId: c.get('requestId') }
  if (outcome.kind === 'done') {
    accounts.log({ ...event, account: outcome.account.id })
    await startSession(accounts, c, { account: outcome.account, remember })
    return c.redirect(visit.returnTo, 303)
  }
  accounts.log(event)
  const { login } = visit.words
  if (outcome.kind === 'wrong')
    return showLogin(c, visit, { typed, remember, note: alertNote(login.failed), status: 422 })
  const note = limitNote(c, outcome.waitMs, login.tooMany)
  return showLogin(c, visit, { typed, remember, note, status: 429 })
}

/**
 * Checks an address and a password, with the same work whether the address has an account or not; which of the two is
 * wrong is not told.
 * @throws BulkheadRejectedError when too many are being checked
 */
async function logIn(
  accounts: Accounts,
  { email, password, clientKey }: { email: string; password: string; clientKey: string },
) {
  const begun = await beginTry(accounts, { kind: 'password', email: emailKey(email), clientKey })
  if (begun.kind === 'limited') return begun
  const account = await findAccount(accounts.db, email)
  const isRight = await accounts.passwords.verify(password, account?.password_hash)
  if (!account || !isRight) return { kind: 'wrong' } as const
  await begun.forget()
  if (accounts.passwords.isOutdated(account.password_hash)) {
    const hash = await accounts.passwords.hash(password)
    await replaceHash(accounts.db, account.id, account.password_hash, hash)
  }
  return { kind: 'done', account } as const
}

interface LoginState {
  typed?: string
  remember?: boolean
  faults?: Faults
  note?: Html | undefined
  status?: 422 | 429
}

function showLogin(
  c: Context,
  visit: Visit,
  { typed = '', remember, faults = {}, note, status }: LoginState,
) {
  const { words } = visit
  const content = html`${note ?? ''}${faultSummary(words, faults)}
<form method="post" action="${pageAddress(visit, c.req.path)}" novalidate>
${emailField(words, typed, faults.email)}
${field(words, { name: 'password', label: words.fields.password, fault: faults.password, attributes: 'type="password" autocomplete="current-password"' })}
<label class="check"><input type="checkbox" name="remember" ${remember ? 'checked' : ''}><span>${words.fields.remember}</span></label>
<button type="submit">${words.login.submit}</button></form>`
  return showPage(c, visit, {
    title: words.login.title,
    lead: words.login.lead,
    content,
    links: [
      [pageAddress(visit, './forgotten'), words.login.forgot],
      [pageAddress(visit, './register'), words.login.toRegister],
      [visit.returnTo, words.back],
    ],
    ...(status ? { status } : {}),
  })
}
