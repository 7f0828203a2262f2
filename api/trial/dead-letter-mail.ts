import { BASE_LANGUAGE } from '../language.ts'
import type { OutgoingMail } from '../mail/outbox.ts'
import { renderMail } from '../mail/render-mail.ts'
import { wordsOf } from '../mail/words/words-of.ts'
import type { FieldFault } from './application.ts'

export interface DeadLetterMail {
  reference: string
  /** As in the dead letter. */
  person: string
  faults: readonly FieldFault[]
  /** JSON text. */
  body: string
  salesEmail: string
}

/** To sales: something the site has acknowledged that is no valid application. */
export function deadLetterMail({
  reference,
  person,
  faults,
  body,
  salesEmail,
}: DeadLetterMail): OutgoingMail {
  const words = wordsOf(BASE_LANGUAGE)
  const { sales, fields } = words
  const rendered = renderMail(words, [
    { kind: 'paragraph', text: sales.deadLead },
    { kind: 'rows', rows: [[fields.reference, reference]] },
    { kind: 'heading', text: sales.deadFaults },
    { kind: 'verbatim', text: faults.map(({ field, code }) => `${field}: ${code}`).join('\n') },
    { kind: 'heading', text: sales.deadBody },
    { kind: 'verbatim', text: body },
  ])
  const subject = sales.deadSubject(reference)
  return {
    kind: 'sales',
    recipient: salesEmail,
    person,
    reference,
    lang: BASE_LANGUAGE,
    subject,
    ...rendered,
  }
}
