import { productNameOf } from '../contract/products.ts'
import { BASE_LANGUAGE } from '../contract/values-schema.ts'
import type { OutgoingMail } from '../mail/outbox.ts'
import { wordsOf } from '../mail/words/words-of.ts'
import type { Registered } from './application-mails.ts'

/** To the group of sales, which a third party runs: nothing that an applicant wrote. */
export function applicationNotice(
  { application, reference, status }: Registered,
  id: string,
  origin: string,
): OutgoingMail {
  const words = wordsOf(BASE_LANGUAGE)
  const subject = words.sales.subject(
    reference,
    productNameOf(application.product) ?? '',
    words.status[status],
  )
  return {
    kind: 'notice',
    recipient: '',
    person: application.email.address,
    reference,
    lang: BASE_LANGUAGE,
    subject,
    text: `${subject}\n\n[${words.sales.open}](${origin}/admin/leads/${id})`,
    html: '',
  }
}
