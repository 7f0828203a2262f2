import { randomUUIDv7 } from 'node:crypto'
import type { Generated, Transaction } from 'kysely'
import type { Language } from '#contract/values-schema.ts'
import type { Database, Tables } from '../db/tables.ts'

export interface OutgoingMail {
  kind: MailKind
  recipient: string
  /** canonical address of the data subject */
  person: string
  replyTo?: string | undefined
  reference?: string | undefined
  lang: Language
  /** for mail based on a consent */
  unsubscribe?: string | undefined
  subject: string
  text: string
  html: string
  /** expiry, ms since the epoch */
  usefulUntil?: number | undefined
}

/** @param notBefore earliest time to send, ms since the epoch */
export async function enqueueMail(
  transaction: Transaction<Tables>,
  mail: OutgoingMail,
  now: number,
  notBefore = now,
): Promise<string> {
  const id = randomUUIDv7()
  await transaction
    .insertInto('mail')
    .values({
      id,
      kind: mail.kind,
      recipient: mail.recipient,
      reply_to: mail.replyTo ?? null,
      person: mail.person,
      reference: mail.reference ?? null,
      lang: mail.lang,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      status: 'waiting',
      next_at: notBefore,
      claim: null,
      last_fault: null,
      created_at: now,
      useful_until: mail.usefulUntil ?? null,
      finished_at: null,
      unsubscribe: mail.unsubscribe ?? null,
    })
    .execute()
  return id
}

const MOST = 50

export interface ListedMail {
  id: string
  kind: MailKind
  to: string
  lang: string
  subject: string
  text: string
  status: MailStatus
  /** ISO */
  createdAt: string
  /** of kind `code` */
  code?: string
  reference?: string
}

/** Newest first, sent or not. @param to filters by recipient */
export async function listOutbox(db: Database, to: string | undefined): Promise<ListedMail[]> {
  let mails = db
    .selectFrom('mail')
    .select(['id', 'kind', 'recipient', 'lang', 'subject', 'text', 'status', 'created_at', 'reference'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
  if (to !== undefined) mails = mails.where('recipient', '=', to)
  return (await mails.execute()).map(({ recipient, created_at, reference, ...mail }) => {
    const code = mail.kind === 'code' ? /\b\d{6}\b/.exec(mail.text)?.[0] : undefined
    return {
      ...mail,
      to: recipient,
      createdAt: new Date(created_at).toISOString(),
      ...(code ? { code } : {}),
      ...(reference ? { reference } : {}),
    }
  })
}

/** `notice` goes to the webhook, `event` to the CRM, others by mail; `staff`: account changes; `link`: to set a password. */
export type MailKind = 'code' | 'link' | 'confirmation' | 'sales' | 'staff' | 'notice' | 'event'

/** `expired`: no longer useful; `dead`: failed for days. */
type MailStatus = 'waiting' | 'sent' | 'expired' | 'dead'

/** Transactional outbox, delivered by a worker. */
export interface MailTable {
  id: string
  kind: MailKind
  recipient: string
  reply_to: string | null
  /** canonical address of the data subject, who may not be the recipient */
  person: string
  /** application reference, except for `code` */
  reference: string | null
  lang: Language
  subject: string
  text: string
  html: string
  status: MailStatus
  attempts: Generated<number>
  next_at: number
  /** claim token of a worker, valid until `claimed_until` */
  claim: string | null
  claimed_until: Generated<number>
  /** last error, without the message's text */
  last_fault: string | null
  created_at: number
  /** expiry, such as a code's */
  useful_until: number | null
  finished_at: number | null
  /** unsubscribe URL; null for transactional mail */
  unsubscribe: string | null
}

declare module '../db/tables.ts' {
  interface Tables {
    mail: MailTable
  }
}
