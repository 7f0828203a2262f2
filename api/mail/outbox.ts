import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Language } from '../contract/values-schema.ts'
import type { Tables } from '../db/tables.ts'
import type { MailKind } from './mail-table.ts'

/** A message to send, complete with its words. */
export interface OutgoingMail {
  kind: MailKind
  recipient: string
  /** The canonical address of the person it is about. */
  person: string
  replyTo?: string | undefined
  reference?: string | undefined
  lang: Language
  /** For a message that goes to somebody because of a consent. */
  unsubscribe?: string | undefined
  subject: string
  text: string
  html: string
  /** Milliseconds since the epoch after which it is not worth sending. */
  usefulUntil?: number | undefined
}

/** Puts a message into the outbox: it exists if, and only if, the transaction is committed. */
export async function enqueueMail(
  transaction: Transaction<Tables>,
  mail: OutgoingMail,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('mail')
    .values({
      id: randomUUIDv7(),
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
      next_at: now,
      claim: null,
      last_fault: null,
      created_at: now,
      useful_until: mail.usefulUntil ?? null,
      finished_at: null,
      unsubscribe: mail.unsubscribe ?? null,
    })
    .execute()
}
