import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { emailOf } from '#contract/email.ts'
import { textErrorOf } from '#contract/trial/trial-fields.ts'
import { codeIn, oneLine } from '#contract/typed-text.ts'
import { passwordFault } from '../guard/passwords.ts'
import { ProblemError } from '../http/problem.ts'
import { type Html, pageAddress, showPage, type Visit } from './account-page.ts'
import type { AccountWords } from './words/cn.ts'

type FieldFault = keyof AccountWords['faults']

export interface AccountForm {
  visit: Visit
  page: 'login' | 'register' | 'forgotten'
  /** values to refill the form; never a password */
  values: Partial<Record<'email' | 'code' | 'name' | 'remember' | 'consent', string>>
  /** second step of registration and password reset: a code has been sent */
  isSecond?: boolean
  /** by field, in their order */
  faults?: Partial<Record<string, FieldFault | undefined>>
  note?: Html | undefined
  status?: 422 | 429
}

/** Marker of the second step. */
const SECOND_STEP = { login: '', register: 'account', forgotten: 'password' }

/** Missing fields are empty, of repeated ones the first counts. @throws ProblemError 415 for other content types */
export async function readForm(c: Context, visit: Visit, page: AccountForm['page']) {
  const mediaType = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'application/x-www-form-urlencoded') throw new ProblemError(415, 'unsupported-media-type')
  const sent = new URLSearchParams(await c.req.text())
  const text = (name: string) => sent.get(name) ?? ''
  const email = emailOf(text('email'))
  const code = codeIn(text('code'))
  const codeFault = textFault('code', code)
  const name = oneLine(text('name'))
  const password = text('password')
  const [remember, consent] = [text('remember'), text('consent')]
  const choice = page === 'register' ? { name: textFault('name', name) } : {}
  const faults = {
    code: codeFault,
    ...choice,
    password: passwordFault(password, [email, name].filter(Boolean)),
    ...(page === 'register' && consent !== 'on' ? { consent: 'consentRequired' as const } : {}),
  }
  const values = { email: text('email'), code: codeFault ? '' : code, name, remember, consent }
  const form: AccountForm = { visit, page, values }
  return {
    form,
    email,
    emailFault: textFault('email', email),
    password,
    code,
    name,
    /** second step only */
    faults,
    /** the second step, and not a request for another code */
    isComplete: text('step') === SECOND_STEP[page] && text('again') === '',
  }
}

function textFault(name: 'email' | 'code' | 'name', value: string): FieldFault | undefined {
  const fault = textErrorOf(name, value)
  return fault === 'codeFormat' ? 'codeWrong' : (fault as FieldFault | undefined)
}

export function isFaulty(faults: AccountForm['faults'] = {}): boolean {
  return Object.values(faults).some(Boolean)
}

export function showForm(c: Context, form: AccountForm): Response | Promise<Response> {
  const { visit, page, isSecond, note, status } = form
  const { words } = visit
  const { title, lead } = words[page]
  const email = `type="email" autocomplete="username" maxlength="254" autocapitalize="none" spellcheck="false" ${isSecond ? 'readonly' : ''}`
  const rest = isSecond ? secondFields(form) : html`<button type="submit">${words.sendCode}</button>`
  const content = html`${note ?? ''}${faultSummary(form)}
<form method="post" action="${pageAddress(visit, c.req.path)}" novalidate>
${field(form, 'email', words.fields.email, email)}
${page === 'login' ? loginFields(form) : rest}</form>`
  const others =
    page === 'login'
      ? ([
          ['./forgotten', words.login.forgot],
          ['./register', words.login.toRegister],
        ] as const)
      : ([['./login', words[page].toLogin]] as const)
  const links = others.map(([path, text]) => [pageAddress(visit, path), text] as const)
  return showPage(c, visit, {
    title,
    lead,
    content,
    links: [...links, [visit.returnTo, words.back]],
    ...(status ? { status } : {}),
  })
}

function loginFields(form: AccountForm): Html {
  const { fields, login } = form.visit.words
  return html`${field(form, 'password', fields.password, 'type="password" autocomplete="current-password"')}
<label class="check"><input type="checkbox" name="remember" ${form.values.remember === 'on' ? 'checked' : ''}><span>${fields.remember}</span></label>
<button type="submit">${login.submit}</button>`
}

function secondFields(form: AccountForm): Html {
  const { visit, page } = form
  const { fields, hints, sendAgain } = visit.words
  const isNew = page === 'register'
  const password = isNew ? fields.password : fields.newPassword
  return html`<input type="hidden" name="step" value="${SECOND_STEP[page]}">
${field(form, 'code', fields.code, 'autocomplete="one-time-code" inputmode="numeric"', hints.code)}
${isNew ? field(form, 'name', fields.name, 'autocomplete="nickname" maxlength="60"', hints.name) : ''}
${field(form, 'password', password, 'type="password" autocomplete="new-password" minlength="8"', hints.password)}
${isNew ? consentBox(form) : ''}
<button type="submit">${visit.words[page].submit}</button>
<button class="ghost" type="submit" name="again" value="1">${sendAgain}</button>`
}

/** @param attributes trusted HTML attributes */
function field(
  { visit: { words }, values, faults = {} }: AccountForm,
  name: 'email' | 'code' | 'name' | 'password',
  label: string,
  attributes: string,
  hint?: string,
): Html {
  const fault = faults[name]
  const described = [fault && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ')
  const state = `${fault ? 'aria-invalid="true" ' : ''}${described ? `aria-describedby="${described}"` : ''}`
  return html`<div class="fld"><label for="${name}">${label}</label>
${fault ? html`<p class="err" id="${name}-error">${words.faults[fault]}</p>` : ''}
<input class="in" id="${name}" name="${name}" value="${name === 'password' ? '' : (values[name] ?? '')}" required ${raw(attributes)} ${raw(state)}>
${hint ? html`<small id="${name}-hint">${hint}</small>` : ''}</div>`
}

function consentBox({ visit: { words, site, lang }, values, faults }: AccountForm): Html {
  const { consentBefore, consentLink, consentAfter } = words.register
  const fault = faults?.consent
  return html`<div class="fld">${fault ? html`<p class="err" id="consent-error">${words.faults[fault]}</p>` : ''}
<div class="check"><input type="checkbox" id="consent" name="consent" required ${values.consent === 'on' ? 'checked' : ''} ${fault ? html`aria-invalid="true" aria-describedby="consent-error"` : ''}><label for="consent">${consentBefore}<a href="${site}/${lang}/legal/privacy" target="_blank" rel="noopener">${consentLink}</a>${consentAfter}</label></div></div>`
}

/** Form-level error, above the form. */
export function alertNote(text: string): Html {
  return html`<p class="sum" role="alert">${text}</p>`
}

export function statusNote(text: string): Html {
  return html`<p class="note" role="status">${text}</p>`
}

/** Error summary that links to the fields. */
function faultSummary({ visit: { words }, faults = {} }: AccountForm): Html {
  const entries = Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, fault] as const] : []))
  if (entries.length === 0) return html``
  return html`<div class="sum" role="alert"><h2>${words.errors.summary(entries.length)}</h2>
<ul>${entries.map(([name, fault]) => html`<li><a href="#${name}">${words.faults[fault]}</a></li>`)}</ul></div>`
}
