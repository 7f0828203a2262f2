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
  const { visit, page, faults = {}, isSecond, note, status } = form
  const { words, returnTo } = visit
  const count = Object.values(faults).filter(Boolean).length
  const content = html`${count > 0 ? alertNote(words.errors.summary(count)) : (note ?? '')}
<form method="post" action="${pageAddress(visit, c.req.path)}" novalidate>
${field(form, 'email', `type="email" autocomplete="username" maxlength="254" autocapitalize="none" spellcheck="false" ${isSecond ? 'readonly' : ''}`)}
${fieldsBelow(form)}</form>`
  const others =
    page === 'login'
      ? ([
          ['./forgotten', words.login.forgot],
          ['./register', words.login.toRegister],
        ] as const)
      : ([['./login', words.toLogin]] as const)
  const links = others.map(([path, text]) => [pageAddress(visit, path), text] as const)
  return showPage(c, visit, {
    title: words[page].title,
    content,
    links: [...links, [returnTo, words.back]],
    ...(status ? { status } : {}),
  })
}

function fieldsBelow(form: AccountForm): Html {
  if (form.page === 'login') return loginFields(form)
  return form.isSecond
    ? secondFields(form)
    : html`<button type="submit">${form.visit.words.sendCode}</button>`
}

function loginFields(form: AccountForm): Html {
  const { fields, login } = form.visit.words
  return html`${field(form, 'password', 'type="password" autocomplete="current-password"')}
<p><label><input type="checkbox" name="remember" ${form.values.remember === 'on' ? 'checked' : ''}> ${fields.remember}</label></p>
<button type="submit">${login.title}</button>`
}

function secondFields(form: AccountForm): Html {
  const { visit, page } = form
  const isNew = page === 'register'
  return html`<input type="hidden" name="step" value="${SECOND_STEP[page]}">
${field(form, 'code', 'autocomplete="one-time-code" inputmode="numeric"')}
${isNew ? field(form, 'name', 'autocomplete="nickname" maxlength="60"') : ''}
${field(form, 'password', 'type="password" autocomplete="new-password" minlength="8"', !isNew)}
${isNew ? consentBox(form) : ''}
<button type="submit">${isNew ? visit.words.register.title : visit.words.forgotten.submit}</button>
<button type="submit" name="again" value="1">${visit.words.sendAgain}</button>`
}

/** @param attributes trusted HTML attributes */
function field(
  { visit: { words }, page, values, faults = {} }: AccountForm,
  name: 'email' | 'code' | 'name' | 'password',
  attributes: string,
  isReset = false,
): Html {
  const hint = name === 'email' || page === 'login' ? undefined : words.hints[name]
  const value = name === 'password' ? '' : (values[name] ?? '')
  return html`<p><label for="${name}">${isReset ? words.fields.newPassword : words.fields[name]}</label>
<input id="${name}" name="${name}" value="${value}" required ${raw(attributes)} ${stateOf(faults, name, hint && `${name}-hint`)}>
${hint ? html`<small id="${name}-hint">${hint}</small>` : ''}${faultText(words, faults, name)}</p>`
}

function consentBox({ visit: { words, site, lang }, values, faults = {} }: AccountForm): Html {
  const { consentBefore, consentLink, consentAfter } = words.register
  return html`<p><input type="checkbox" id="consent" name="consent" required ${values.consent === 'on' ? 'checked' : ''} ${stateOf(faults, 'consent')}>
<label for="consent">${consentBefore}<a href="${site}/${lang}/legal/privacy" target="_blank" rel="noopener">${consentLink}</a>${consentAfter}</label>${faultText(words, faults, 'consent')}</p>`
}

/** The first faulty field has the focus, where its fault is read out. */
function stateOf(faults: NonNullable<AccountForm['faults']>, name: string, hintId?: string): Html {
  const described = [faults[name] && `${name}-error`, hintId].filter(Boolean).join(' ')
  const isFirst = Object.keys(faults).find((key) => faults[key]) === name
  const state = faults[name] ? `${isFirst ? 'autofocus ' : ''}aria-invalid="true" ` : ''
  return html`${raw(state)}${described ? raw(`aria-describedby="${described}"`) : ''}`
}

function faultText(words: AccountWords, faults: NonNullable<AccountForm['faults']>, name: string): Html {
  const fault = faults[name]
  return fault ? html`<b id="${name}-error">${words.faults[fault]}</b>` : html``
}

/** Form-level error, above the form. */
export function alertNote(text: string): Html {
  return html`<p role="alert">${text}</p>`
}

export function statusNote(text: string): Html {
  return html`<p role="status">${text}</p>`
}
