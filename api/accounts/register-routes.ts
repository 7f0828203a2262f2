import { type Context, Hono } from 'hono'
import { callerOf } from '../trial/caller.ts'
import { fits, isOverridden, oneLine } from '../typed-text.ts'
import { requestAccountCode } from './account-codes.ts'
import type { Accounts } from './accounts.ts'
import { alertNote, type Faults, isFaulty, statusNote } from './form-fields.ts'
import { passwordFault } from './password-rules.ts'
import { readCode, readEmail, readForm } from './read-form.ts'
import { register } from './register.ts'
import { showRegister, showRegisterStart } from './register-pages.ts'
import { retryIn } from './retry-in.ts'
import { startSession } from './start-session.ts'
import { type Visit, visitOf } from './visit.ts'
import type { FieldFault } from './words/account-words.ts'

/** The privacy notice's version for accounts, as the site's words have it. */
const CONSENT_VERSION = 'account-consent-2026-11-20'
const MAX_NAME = 15

/** `/m/register`: first the address, which is sent a code, then the rest, then back to the site, logged in. */
export function registerRoutes(accounts: Accounts): Hono {
  const app = new Hono()
  app.get('/', (c) => showRegisterStart(c, visitOf(accounts, c), {}))
  app.post('/', async (c) => {
    const visit = visitOf(accounts, c)
    const form = await readForm(c)
    const isComplete = form('step') === 'account' && form('again') === ''
    return isComplete ? takeAccount(accounts, c, visit, form) : takeEmail(accounts, c, visit, form)
  })
  return app
}

type Form = (name: string) => string

async function takeEmail(accounts: Accounts, c: Context, visit: Visit, form: Form): Promise<Response> {
  const { typed, email, fault } = readEmail(form('email'))
  if (fault) return showRegisterStart(c, visit, { typed, faults: { email: fault }, status: 422 })
  const { clientKey } = callerOf(accounts, c)
  const waitMs = await requestAccountCode(accounts, {
    purpose: 'register',
    email,
    lang: visit.lang,
    clientKey,
  })
  const kept = { typed, name: form('name'), consent: form('consent') === 'on' }
  const { words } = visit
  if (waitMs === 0) return showRegister(c, visit, { ...kept, note: statusNote(words.register.sent) })
  accounts.log({ event: 'account-code-limited', requestId: c.get('requestId') })
  // a code that was sent before may still be entered, or has been already
  const { code } = readCode(form('code'))
  const note = alertNote(words.errors.tooMany(retryIn(c, waitMs)))
  return showRegister(c, visit, { ...kept, code, note, status: 429 })
}

async function takeAccount(accounts: Accounts, c: Context, visit: Visit, form: Form): Promise<Response> {
  const { typed, email, fault: emailFault } = readEmail(form('email'))
  if (emailFault) return showRegisterStart(c, visit, { typed, faults: { email: emailFault }, status: 422 })
  const name = oneLine(form('name'))
  const password = form('password')
  const { code, fault: codeFault } = readCode(form('code'))
  const consent = form('consent') === 'on'
  const faults: Faults = {
    code: codeFault,
    name: nameFault(name),
    password: passwordFault(password, [email, name]),
    consent: consent ? undefined : 'consentRequired',
  }
  const state = { typed, name, code, consent }
  if (isFaulty(faults)) return showRegister(c, visit, { ...state, faults, status: 422 })
  const outcome = await register(accounts, {
    ...{ email, code, name, password, lang: visit.lang, consentVersion: CONSENT_VERSION },
    clientKey: callerOf(accounts, c).clientKey,
  })
  const event = { event: `account-register-${outcome.kind}`, requestId: c.get('requestId') }
  if (outcome.kind === 'done') {
    accounts.log({ ...event, account: outcome.account.id })
    await startSession(accounts, c, { account: outcome.account, remember: false })
    return c.redirect(visit.returnTo, 303)
  }
  accounts.log(event)
  if (outcome.kind === 'wrong')
    return showRegister(c, visit, { ...state, code: '', faults: { code: 'codeWrong' }, status: 422 })
  const note = alertNote(visit.words.errors.tooMany(retryIn(c, outcome.waitMs)))
  return showRegister(c, visit, { ...state, note, status: 429 })
}

function nameFault(name: string): FieldFault | undefined {
  if (name === '') return 'nameRequired'
  if (isOverridden(name)) return 'nameFormat'
  return fits(name, MAX_NAME) ? undefined : 'nameMax'
}
