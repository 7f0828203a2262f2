import type { Context } from 'hono'
import { html } from 'hono/html'
import { type Html, showPage } from './account-page.ts'
import { codeField, emailField, type Faults, faultSummary, field, newPasswordField } from './form-fields.ts'
import { pageAddress, type Visit } from './visit.ts'

export interface RegisterState {
  /** The address as it was typed. */
  typed?: string
  name?: string
  code?: string
  consent?: boolean
  faults?: Faults
  note?: Html
  status?: 422 | 429
}

/** The first step: the address. */
export function showRegisterStart(
  c: Context,
  visit: Visit,
  { typed = '', faults = {}, status }: RegisterState,
) {
  const { words } = visit
  const content = html`${faultSummary(words, faults)}
<form method="post" action="${pageAddress(visit, c.req.path)}" novalidate>
${emailField(words, typed, faults.email)}
<button type="submit">${words.sendCode}</button></form>`
  return showPage(c, visit, { ...frame(visit), content, ...(status ? { status } : {}) })
}

/** The second step: the code from the message, and the account. */
export function showRegister(c: Context, visit: Visit, state: RegisterState) {
  const { words } = visit
  const { typed = '', name = '', code = '', consent = false, faults = {}, note, status } = state
  const content = html`${note ?? ''}${faultSummary(words, faults)}
<form method="post" action="${pageAddress(visit, c.req.path)}" novalidate>
<input type="hidden" name="step" value="account">
${emailField(words, typed, undefined, 'readonly')}
${codeField(words, code, faults.code)}
${field(words, { name: 'name', label: words.fields.name, hint: words.hints.name, value: name, fault: faults.name, attributes: 'autocomplete="nickname" maxlength="60"' })}
${newPasswordField(words, words.fields.password, faults.password)}
${consentBox(visit, consent, faults)}
<button type="submit">${words.register.submit}</button>
<button class="ghost" type="submit" name="again" value="1">${words.sendAgain}</button></form>`
  return showPage(c, visit, { ...frame(visit), content, ...(status ? { status } : {}) })
}

function consentBox({ words, site, lang }: Visit, isGiven: boolean, { consent: fault }: Faults): Html {
  const { consentBefore, consentLink, consentAfter } = words.register
  return html`<div class="fld">${fault ? html`<p class="err" id="consent-error">${words.errors[fault]}</p>` : ''}
<div class="check"><input type="checkbox" id="consent" name="consent" required ${isGiven ? 'checked' : ''} ${fault ? html`aria-invalid="true" aria-describedby="consent-error"` : ''}><label for="consent">${consentBefore}<a href="${site}/${lang}/legal/privacy" target="_blank" rel="noopener">${consentLink}</a>${consentAfter}</label></div></div>`
}

function frame(visit: Visit) {
  const { words, returnTo } = visit
  return {
    title: words.register.title,
    lead: words.register.lead,
    links: [
      [pageAddress(visit, './login'), words.register.toLogin],
      [returnTo, words.back],
    ],
  } as const
}
