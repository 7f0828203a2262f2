import type { Language } from '../language.ts'
import type { OutgoingMail } from '../mail/outbox.ts'
import { renderMail } from '../mail/render-mail.ts'
import { wordsOf } from '../mail/words/words-of.ts'

export interface CodeMail {
  email: string
  lang: Language
  code: string
  /** Milliseconds since the epoch. */
  expiresAt: number
  lifetimeMinutes: number
}

/** The message with a verification code. It says nothing that the person asking for it wrote. */
export function codeMail({ email, lang, code, expiresAt, lifetimeMinutes }: CodeMail): OutgoingMail {
  const words = wordsOf(lang)
  const rendered = renderMail(words, [
    { kind: 'paragraph', text: words.code.lead },
    { kind: 'big', text: code },
    { kind: 'paragraph', text: words.code.validity(lifetimeMinutes) },
    { kind: 'paragraph', text: words.code.ignore },
  ])
  const subject = words.code.subject(code)
  return { kind: 'code', recipient: email, person: email, lang, subject, ...rendered, usefulUntil: expiresAt }
}
