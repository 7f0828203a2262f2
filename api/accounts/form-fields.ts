import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { Html } from './account-page.ts'
import type { AccountWords, FieldFault } from './words/account-words.ts'

/** Faults by the name of the field they are at, in the order of the fields. */
export type Faults = Partial<Record<string, FieldFault>>

export interface Field {
  name: string
  label: string
  value?: string
  hint?: string
  fault: FieldFault | undefined
  /** Further attributes, written by us. */
  attributes: string
}

/** A labelled text field with its hint and its fault. */
export function field(
  words: AccountWords,
  { name, label, value = '', hint, fault, attributes }: Field,
): Html {
  const described = [fault && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ')
  const state = `${fault ? 'aria-invalid="true" ' : ''}${described ? `aria-describedby="${described}"` : ''}`
  return html`<div class="fld"><label for="${name}">${label}</label>
${fault ? html`<p class="err" id="${name}-error">${words.faults[fault]}</p>` : ''}
<input class="in" id="${name}" name="${name}" value="${value}" required ${raw(attributes)} ${raw(state)}>
${hint ? html`<small id="${name}-hint">${hint}</small>` : ''}</div>`
}

export function emailField(
  words: AccountWords,
  value: string,
  fault: FieldFault | undefined,
  attributes = '',
) {
  return field(words, {
    name: 'email',
    label: words.fields.email,
    value,
    fault,
    attributes: `type="email" autocomplete="username" maxlength="254" autocapitalize="none" spellcheck="false" ${attributes}`,
  })
}

export function codeField(words: AccountWords, value: string, fault: FieldFault | undefined) {
  return field(words, {
    name: 'code',
    label: words.fields.code,
    hint: words.hints.code,
    value,
    fault,
    attributes: 'autocomplete="one-time-code" inputmode="numeric"',
  })
}

/** For a password to be chosen. It is never sent back, not even to be corrected. */
export function newPasswordField(words: AccountWords, label: string, fault: FieldFault | undefined) {
  return field(words, {
    name: 'password',
    label,
    hint: words.hints.password,
    fault,
    attributes: 'type="password" autocomplete="new-password" minlength="8"',
  })
}

/** What is wrong with the whole, above the form, where a reader of the page arrives. */
export function alertNote(text: string): Html {
  return html`<p class="sum" role="alert">${text}</p>`
}

/** Too many requests of a kind: says for how many minutes, and sets the header that says so. */
export function limitNote(c: Context, waitMs: number, text: (minutes: number) => string): Html {
  c.header('retry-after', String(Math.max(1, Math.ceil(waitMs / 1000))))
  return alertNote(text(Math.max(1, Math.ceil(waitMs / 60_000))))
}

/** What has happened. */
export function statusNote(text: string): Html {
  return html`<p class="note" role="status">${text}</p>`
}

/** Everything that has to be changed, each leading to its field. */
export function faultSummary(words: AccountWords, faults: Faults): Html {
  const entries = Object.entries(faults).filter((entry): entry is [string, FieldFault] => Boolean(entry[1]))
  if (entries.length === 0) return html``
  return html`<div class="sum" role="alert"><h2>${words.errors.summary(entries.length)}</h2>
<ul>${entries.map(([name, fault]) => html`<li><a href="#${name}">${words.faults[fault]}</a></li>`)}</ul></div>`
}

export function isFaulty(faults: Faults): boolean {
  return Object.values(faults).some(Boolean)
}
