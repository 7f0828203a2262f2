import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { callerOf } from '../trial/caller.ts'
import { requestAccountCode } from './account-codes.ts'
import { type Html, showPage } from './account-page.ts'
import type { Accounts } from './accounts.ts'
import {
  alertNote,
  codeField,
  emailField,
  type Faults,
  faultSummary,
  isFaulty,
  newPasswordField,
  statusNote,
} from './form-fields.ts'
import { passwordFault } from './password-rules.ts'
import { readCode, readEmail, readForm } from './read-form.ts'
import { resetPassword } from './reset-password.ts'
import { retryIn } from './retry-in.ts'
import { pageAddress, type Visit, visitOf } from './visit.ts'

/** `/m/forgotten`: first the address, which is sent a code, then the new password, then the login page. */
export function forgottenRoutes(accounts: Accounts): Hono {
  const app = new Hono()
  app.get('/', (c) => showForgotten(c, visitOf(accounts, c), {}))
  app.post('/', async (c) => {
    const visit = visitOf(accounts, c)
    const form = await readForm(c)
    const { typed, email, fault } = readEmail(form('email'))
    if (fault) return showForgotten(c, visit, { typed, faults: { email: fault }, status: 422 })
    const isComplete = form('step') === 'password' && form('again') === ''
    const take = isComplete ? takePassword : takeEmail
    return take(accounts, c, visit, { typed, email, form })
  })
  return app
}

interface Sent {
  typed: string
  email: string
  form: (name: string) => string
}

async function takeEmail(accounts: Accounts, c: Context, visit: Visit, { typed, email, form }: Sent) {
  const { clientKey } = callerOf(accounts, c)
  const waitMs = await requestAccountCode(accounts, { purpose: 'reset', email, lang: visit.lang, clientKey })
  const { words } = visit
  if (waitMs === 0)
    return showForgotten(c, visit, { typed, step: 'password', note: statusNote(words.forgotten.sent) })
  accounts.log({ event: 'account-code-limited', requestId: c.get('requestId') })
  const note = alertNote(words.errors.tooMany(retryIn(c, waitMs)))
  const { code } = readCode(form('code'))
  return showForgotten(c, visit, { typed, code, step: 'password', note, status: 429 })
}

async function takePassword(accounts: Accounts, c: Context, visit: Visit, { typed, email, form }: Sent) {
  const password = form('password')
  const { code, fault: codeFault } = readCode(form('code'))
  const state = { typed, code, step: 'password' } as const
  const faults: Faults = { code: codeFault, password: passwordFault(password, [email]) }
  if (isFaulty(faults)) return showForgotten(c, visit, { ...state, faults, status: 422 })
  const { clientKey } = callerOf(accounts, c)
  const outcome = await resetPassword(accounts, { email, code, password, clientKey })
  const event = { event: `account-reset-${outcome.kind}`, requestId: c.get('requestId') }
  if (outcome.kind === 'done') {
    accounts.log({ ...event, account: outcome.accountId })
    return c.redirect(pageAddress(visit, './login', { notice: 'reset' }), 303)
  }
  accounts.log(event)
  if (outcome.kind === 'wrong')
    return showForgotten(c, visit, { ...state, code: '', faults: { code: 'codeWrong' }, status: 422 })
  const note = alertNote(visit.words.errors.tooMany(retryIn(c, outcome.waitMs)))
  return showForgotten(c, visit, { ...state, note, status: 429 })
}

interface ForgottenState {
  typed?: string
  code?: string
  step?: 'password'
  faults?: Faults
  note?: Html
  status?: 422 | 429
}

function showForgotten(c: Context, visit: Visit, { typed = '', code = '', ...state }: ForgottenState) {
  const { words } = visit
  const { step, faults = {}, note, status } = state
  const rest = html`<input type="hidden" name="step" value="password">
${codeField(words, code, faults.code)}${newPasswordField(words, words.fields.newPassword, faults.password)}
<button type="submit">${words.forgotten.submit}</button>
<button class="ghost" type="submit" name="again" value="1">${words.sendAgain}</button>`
  const content = html`${note ?? ''}${faultSummary(words, faults)}
<form method="post" action="${pageAddress(visit, c.req.path)}" novalidate>
${emailField(words, typed, faults.email, step ? 'readonly' : '')}
${step ? rest : html`<button type="submit">${words.sendCode}</button>`}</form>`
  return showPage(c, visit, {
    title: words.forgotten.title,
    lead: words.forgotten.lead,
    content,
    links: [
      [pageAddress(visit, './login'), words.forgotten.toLogin],
      [visit.returnTo, words.back],
    ],
    ...(status ? { status } : {}),
  })
}
