import { writtenMoment } from '#contract/china-time.ts'
import type { MailWords } from '#contract/mails/mail-messages.ts'
import { productNameOf, productNames, productOfTrialId } from '#contract/products.ts'
import { estimateOf } from '#contract/trial/estimate.ts'
import { sizesOf } from '#contract/trial/sizing.ts'
import { BASE_LANGUAGE, type Language } from '#contract/values-schema.ts'
import { say } from '../mail/mail-words.ts'
import type { OutgoingMail } from '../mail/outbox.ts'
import { type MailPart, renderMail } from '../mail/render-mail.ts'
import type { Application } from './application.ts'
import { resultRows } from './estimate-words.ts'
import { COLUMNS, columnsOf } from './fields.ts'
import type { ApplicationStatus } from './trial-tables.ts'

export interface Registered {
  application: Application
  reference: string
  status: ApplicationStatus
  network: string
  /** Milliseconds since the epoch. */
  receivedAt: number
  salesEmail: string
  /** Where product news are given up; undefined where they were not agreed to. */
  unsubscribe: string | undefined
}

/** To the applicant, in their language: only to an address that is known to be theirs, as it repeats what was written. */
export function confirmationMail(words: MailWords, registered: Registered): OutgoingMail {
  const { application, reference, salesEmail, unsubscribe } = registered
  const { confirmation, trial } = words
  const product = productOfTrialId(String(application.product))
  const rendered = renderMail(words, [
    paragraph(say(confirmation.greeting, { name: application.name })),
    paragraph(confirmation.lead),
    { kind: 'big', text: reference },
    { kind: 'heading', text: confirmation.content },
    { kind: 'rows', rows: applicantRows(words, registered, application.lang) },
    ...(product
      ? [
          { kind: 'heading' as const, text: trial.title },
          paragraph(`${productNames[product]} · ${trial.of[product]}`),
        ]
      : []),
    { kind: 'heading', text: confirmation.nextHeading },
    { kind: 'steps', items: confirmation.next },
    paragraph(confirmation.correct),
    ...(unsubscribe
      ? [
          paragraph(confirmation.news),
          { kind: 'link' as const, text: confirmation.unsubscribe, address: unsubscribe },
        ]
      : []),
  ])
  return {
    kind: 'confirmation',
    recipient: application.email.address,
    person: application.email.address,
    replyTo: salesEmail,
    reference,
    lang: application.lang,
    unsubscribe,
    subject: say(confirmation.subject, { reference }),
    ...rendered,
  }
}

/**
 * To sales, with everything. Its subject holds nothing an applicant wrote.
 * @param address of the application on the staff side; undefined where there is none
 */
export function salesMail(
  words: MailWords,
  registered: Registered,
  address: string | undefined,
): OutgoingMail {
  const { application, reference, salesEmail } = registered
  const { sales } = words
  const result = resultRows(application.estimate, BASE_LANGUAGE)
  const estimate: MailPart[] =
    result.length > 0
      ? [
          { kind: 'heading', text: sales.estimate },
          { kind: 'rows', rows: result },
        ]
      : []
  const readiness: MailPart[] = application.readiness
    ? [
        { kind: 'heading', text: sales.readiness },
        { kind: 'verbatim', text: application.readiness },
      ]
    : []
  const rendered = renderMail(words, [
    paragraph(sales.lead),
    { kind: 'rows', rows: applicantRows(words, registered, BASE_LANGUAGE) },
    ...estimate,
    ...readiness,
    ...(address ? [{ kind: 'button' as const, text: sales.open, address }] : []),
    { kind: 'details', title: sales.details, rows: officeRows(words, registered) },
  ])
  return {
    kind: 'sales',
    recipient: salesEmail,
    person: application.email.address,
    replyTo: application.email.address,
    reference,
    lang: BASE_LANGUAGE,
    subject: salesSubject(words, registered),
    ...rendered,
  }
}

function salesSubject(
  { sales, status: statuses }: MailWords,
  { application, reference, status }: Registered,
) {
  // the one that is tried first, then the others of the estimate
  const estimated = sizesOf(estimateOf(application.estimate)).map((size) => productNames[size.product])
  const names = new Set([productNameOf(application.product) ?? '', ...estimated])
  return say(sales.subject, { reference, product: [...names].join(sales.between), status: statuses[status] })
}

type Row = [label: string, value: string]

function applicantRows({ fields }: MailWords, { application, reference }: Registered, lang: Language): Row[] {
  return [[fields.reference, reference], ...fieldRows(application, 'applicant', lang)]
}

function officeRows(words: MailWords, registered: Registered): Row[] {
  const { fields } = words
  const { application, status, network, receivedAt } = registered
  const marketing = application.marketingVersion
  return [
    ...fieldRows(application, 'sales', BASE_LANGUAGE),
    [fields.status, words.status[status]],
    [fields.lang, application.lang],
    [fields.consent, application.consentVersion],
    [fields.marketing, marketing === undefined ? words.no : `${words.yes} (${marketing})`],
    [fields.network, network],
    [fields.receivedAt, `${writtenMoment(receivedAt, BASE_LANGUAGE)} (UTC+8)`],
  ]
}

function fieldRows(application: Application, mail: 'applicant' | 'sales', lang: Language): Row[] {
  const stored = columnsOf(application) as Record<string, string | number>
  const isShown = (column: (typeof COLUMNS)[number]) => column.mail === mail && stored[column.name] !== ''
  return COLUMNS.filter(isShown).map(({ name, label, show }) => [
    label[lang],
    show(String(stored[name] ?? ''), lang),
  ])
}

function paragraph(text: string): MailPart {
  return { kind: 'paragraph', text }
}

/** To the group of sales, which a third party runs: nothing that an applicant wrote. */
export function applicationNotice(words: MailWords, registered: Registered, address: string): OutgoingMail {
  const { application, reference } = registered
  const subject = salesSubject(words, registered)
  return {
    kind: 'notice',
    recipient: '',
    person: application.email.address,
    reference,
    lang: BASE_LANGUAGE,
    subject,
    text: `${subject}\n\n[${words.sales.open}](${address})`,
    html: '',
  }
}
