import type { Transaction } from 'kysely'
import { writtenMoment } from '#contract/china-time.ts'
import type { MailWords } from '#contract/mails/mail-messages.ts'
import type { MailState } from '#contract/staff/staff-schema.ts'
import { BASE_LANGUAGE, type Language } from '#contract/values-schema.ts'
import type { Database, Tables } from '../../db/tables.ts'
import { troubleOf } from '../../mail/delivery.ts'
import { mailWords, say } from '../../mail/mail-words.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { renderMail } from '../../mail/render-mail.ts'

export interface StaffLinks {
  /** origin of the staff side */
  adminOrigin: string
  /** whether there is a mail server: otherwise queued mail would only keep its token in the database */
  sendsMail: boolean
}

/** Whether mailed links currently arrive. */
export async function mailState({ db, sendsMail }: StaffLinks & { db: Database }): Promise<MailState> {
  if (!sendsMail) return 'none'
  return (await troubleOf(db, 'mail')) ? 'failing' : 'queued'
}

type LinkKind = keyof MailWords['staff']['links']

/** Single-use link to a localised page. */
export function staffLink(
  { adminOrigin }: Pick<StaffLinks, 'adminOrigin'>,
  kind: LinkKind,
  token: string,
  lang: Language = BASE_LANGUAGE,
) {
  return `${adminOrigin}/admin/${kind}?token=${token}${lang === BASE_LANGUAGE ? '' : `&lang=${lang}`}`
}

interface MailedLink {
  email: string
  lang: Language
  token: string
  /** ms since the epoch */
  expiresAt: number
  /** who requested it, if not the recipient */
  by?: string
}

/** Enqueues a link; its text is deleted when sent or expired. */
export async function mailLink(
  trx: Transaction<Tables>,
  links: StaffLinks,
  kind: LinkKind,
  { email, lang, token, expiresAt, by }: MailedLink,
  now: number,
): Promise<void> {
  const words = await mailWords(trx, lang, now)
  const { actor, footer, until } = words.staff
  const { subject, lead, open, ignore } = words.staff.links[kind]
  const rendered = renderMail({ ...words, footer }, [
    { kind: 'paragraph', text: lead },
    { kind: 'button', text: open, address: staffLink(links, kind, token, lang) },
    { kind: 'paragraph', text: say(until, { moment: writtenMoment(expiresAt, lang) }) },
    ...(by ? ([{ kind: 'rows', rows: [[actor, by]] }] as const) : []),
    { kind: 'paragraph', text: ignore },
  ])
  const mail = { kind: 'link', recipient: email, person: email, lang, usefulUntil: expiresAt } as const
  await enqueueMail(trx, { ...mail, subject, ...rendered }, now)
}
