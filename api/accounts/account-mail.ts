import type { Language } from '../contract/values-schema.ts'
import type { OutgoingMail } from '../mail/outbox.ts'
import { type MailPart, renderMail } from '../mail/render-mail.ts'
import { wordsOf } from '../mail/words/words-of.ts'
import { CODE_LIFETIME_MINUTES } from '../trial/request-code.ts'
import type { CodePurpose } from './account-tables.ts'
import { accountWords } from './words/account-words.ts'

export interface AccountCodeMail {
  purpose: CodePurpose
  recipient: string
  lang: Language
  /** undefined when there is nothing the code could be used for */
  code: string | undefined
  /** Milliseconds since the epoch. */
  expiresAt: number
}

/** The message with a code, or without one. It says nothing that the person asking for it wrote. */
export function codeMailFor({ purpose, recipient, lang, code, expiresAt }: AccountCodeMail): OutgoingMail {
  const words = accountWords(lang).mail
  const { subject, lead, without } = words[purpose]
  const content: MailPart[] =
    code === undefined
      ? [{ kind: 'paragraph', text: without }]
      : [
          { kind: 'paragraph', text: lead },
          { kind: 'big', text: code },
          { kind: 'paragraph', text: words.validity(CODE_LIFETIME_MINUTES) },
        ]
  const rendered = renderMail({ ...wordsOf(lang), footer: words.footer }, [
    ...content,
    { kind: 'paragraph', text: words.ignore },
  ])
  return { kind: 'code', recipient, person: recipient, lang, subject, ...rendered, usefulUntil: expiresAt }
}
