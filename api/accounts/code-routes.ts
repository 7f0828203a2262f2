import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { fits, isOverridden, oneLine } from '../contract/typed-text.ts'
import { callerOf } from '../trial/caller.ts'
import { requestAccountCode } from './account-codes.ts'
import { type Html, showPage } from './account-page.ts'
import type { CodePurpose } from './account-tables.ts'
import type { Accounts } from './accounts.ts'
import {
  codeField,
  emailField,
  type Faults,
  faultSummary,
  field,
  isFaulty,
  limitNote,
  newPasswordField,
  statusNote,
} from './form-fields.ts'
import { passwordFault } from './passwords/password-rules.ts'
import { readCode, readEmail, readForm } from './read-form.ts'
import { redeemCode } from './redeem-code.ts'
import { startSession } from './sessions/start-session.ts'
import { pageAddress, type Visit, visitOf } from './visit.ts'
import type { FieldFault } from './words/account-words.ts'

const MAX_NAME = 15
/** What the second form says it is. */
const SECOND_STEP = { register: 'account', reset: 'password' } as const

/**
 * `/m/register` and `/m/forgotten`: first the address, which is sent a code, then the code with the rest. Whoever has
 * registered is logged in and back at the site; whoever has a new password logs in with it.
 */
export function codeRoutes(accounts: Accounts, purpose: CodePurpose): Hono {
  const app = new Hono()
  app.get('/', (c) => showForm(c, { visit: visitOf(accounts, c), purpose }))
  app.post('/', async (c) => {
    const page = { visit: visitOf(accounts, c), purpose }
    const form = await readForm(c)
    const { typed, email, fault } = readEmail(form('email'))
    if (fault) return showForm(c, { ...page, typed, faults: { email: fault }, status: 422 })
    const { code, fault: codeFault } = readCode(form('code'))
    const name = oneLine(form('name'))
    const given = { ...page, typed, name, code, consent: form('consent') === 'on', isSecond: true }
    const isComplete = form('step') === SECOND_STEP[purpose] && form('again') === ''
    if (!isComplete) return sendCode(accounts, c, { ...given, email })
    const password = form('password')
    const faults: Faults = { code: codeFault, ...findFaults(purpose, { ...given, email, password }) }
    if (isFaulty(faults)) return showForm(c, { ...given, faults, status: 422 })
    return takeCode(accounts, c, { ...given, email, password })
  })
  return app
}

interface Given extends CodeForm {
  email: string
  name: string
  code: string
}

async function sendCode(accounts: Accounts, c: Context, given: Given): Promise<Response> {
  const { visit, purpose, email } = given
  const { clientKey } = callerOf(accounts, c)
  const waitMs = await requestAccountCode(accounts, { purpose, email, lang: visit.lang, clientKey })
  if (waitMs === 0) return showForm(c, { ...given, code: '', note: statusNote(wordsFor(given).sent) })
  accounts.log({ event: 'account-code-limited', requestId: c.get('requestId') })
  // a code that was sent before may still be entered, or has been already
  return showForm(c, { ...given, note: limitNote(c, waitMs, visit.words.errors.tooMany), status: 429 })
}

async function takeCode(accounts: Accounts, c: Context, given: Given & { password: string }) {
  const { visit, purpose } = given
  const { clientKey } = callerOf(accounts, c)
  const outcome = await redeemCode(accounts, { ...given, lang: visit.lang, clientKey })
  const event = { event: `account-${purpose}-${outcome.kind}`, requestId: c.get('requestId') }
  if (outcome.kind === 'done') {
    const { account } = outcome
    accounts.log({ ...event, account: account.id })
    if (purpose === 'reset') return c.redirect(pageAddress(visit, './login', { notice: 'reset' }), 303)
    await startSession(accounts, c, { account, remember: false })
    return c.redirect(visit.returnTo, 303)
  }
  accounts.log(event)
  if (outcome.kind === 'wrong')
    return showForm(c, { ...given, code: '', faults: { code: 'codeWrong' }, status: 422 })
  const note = limitNote(c, outcome.waitMs, visit.words.errors.tooMany)
  return showForm(c, { ...given, note, status: 429 })
}

function findFaults(
  purpose: CodePurpose,
  { email, name, password, consent }: { email: string; name: string; password: string; consent: boolean },
): Faults {
  if (purpose === 'reset') return { password: passwordFault(password, [email]) }
  return {
    name: nameFault(name),
    password: passwordFault(password, [email, name]),
    consent: consent ? undefined : 'consentRequired',
  }
}

function nameFault(name: string): FieldFault | undefined {
  if (name === '') return 'nameRequired'
  if (isOverridden(name)) return 'nameFormat'
  return fits(name, MAX_NAME) ? undefined : 'nameMax'
}

interface CodeForm {
  visit: Visit
  purpose: CodePurpose
  /** The address as it was typed. */
  typed?: string
  /** Whether a code has been sent. */
  isSecond?: boolean
  name?: string
  code?: string
  consent?: boolean
  faults?: Faults
  note?: Html
  status?: 422 | 429
}

function wordsFor({ visit, purpose }: CodeForm) {
  return purpose === 'register' ? visit.words.register : visit.words.forgotten
}

function showForm(c: Context, form: CodeForm): Response | Promise<Response> {
  const { visit, typed = '', isSecond, faults = {}, note, status } = form
  const { words, returnTo } = visit
  const { title, lead, toLogin } = wordsFor(form)
  const content = html`${note ?? ''}${faultSummary(words, faults)}
<form method="post" action="${pageAddress(visit, c.req.path)}" novalidate>
${emailField(words, typed, faults.email, isSecond ? 'readonly' : '')}
${isSecond ? secondStep(form) : html`<button type="submit">${words.sendCode}</button>`}</form>`
  return showPage(c, visit, {
    ...{ title, lead, content },
    links: [
      [pageAddress(visit, './login'), toLogin],
      [returnTo, words.back],
    ],
    ...(status ? { status } : {}),
  })
}

function secondStep(form: CodeForm): Html {
  const { visit, purpose, name = '', code = '', faults = {} } = form
  const { words } = visit
  const isNew = purpose === 'register'
  const nameField = () =>
    field(words, {
      name: 'name',
      label: words.fields.name,
      hint: words.hints.name,
      value: name,
      fault: faults.name,
      attributes: 'autocomplete="nickname" maxlength="60"',
    })
  const passwordLabel = isNew ? words.fields.password : words.fields.newPassword
  return html`<input type="hidden" name="step" value="${SECOND_STEP[purpose]}">
${codeField(words, code, faults.code)}${isNew ? nameField() : ''}
${newPasswordField(words, passwordLabel, faults.password)}${isNew ? consentBox(form) : ''}
<button type="submit">${wordsFor(form).submit}</button>
<button class="ghost" type="submit" name="again" value="1">${words.sendAgain}</button>`
}

function consentBox({ visit: { words, site, lang }, consent, faults }: CodeForm): Html {
  const { consentBefore, consentLink, consentAfter } = words.register
  const fault = faults?.consent
  return html`<div class="fld">${fault ? html`<p class="err" id="consent-error">${words.faults[fault]}</p>` : ''}
<div class="check"><input type="checkbox" id="consent" name="consent" required ${consent ? 'checked' : ''} ${fault ? html`aria-invalid="true" aria-describedby="consent-error"` : ''}><label for="consent">${consentBefore}<a href="${site}/${lang}/legal/privacy" target="_blank" rel="noopener">${consentLink}</a>${consentAfter}</label></div></div>`
}
