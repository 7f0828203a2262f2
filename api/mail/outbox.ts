import { randomUUIDv7 } from 'node:crypto'
import type { Generated, Transaction } from 'kysely'
import type { Language } from '../contract/values-schema.ts'
import type { Database, Tables } from '../db/tables.ts'

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

/**
 * Puts a message into the outbox: it exists if, and only if, the transaction is committed.
 * @param notBefore when it is sent at the earliest, milliseconds since the epoch
 * @returns its id
 */
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

/** A message as a developer reads it. */
export interface ListedMail {
  id: string
  kind: MailKind
  to: string
  lang: string
  subject: string
  text: string
  status: MailStatus
  /** ISO. */
  createdAt: string
  /** The six digits, of kind `code`. */
  code?: string
  reference?: string
}

/**
 * The newest messages of the outbox, sent or not.
 * @param to only those to this address
 */
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

/** A `notice` goes to the webhook, the others by mail; `staff` to a member whose account has changed, `link` to
 * one who sets a password by it. */
export type MailKind = 'code' | 'link' | 'confirmation' | 'sales' | 'staff' | 'notice'

/** `waiting` until sent; `expired` when it is of no use any more; `dead` when it could not be sent for days. */
type MailStatus = 'waiting' | 'sent' | 'expired' | 'dead'

/** The outbox: written in the transaction that makes the message necessary, sent by a worker. */
export interface MailTable {
  id: string
  kind: MailKind
  recipient: string
  reply_to: string | null
  /** The canonical address of the person it is about, which may not be the one it goes to. */
  person: string
  /** The application's reference, for all kinds but `code`. */
  reference: string | null
  lang: Language
  subject: string
  text: string
  html: string
  status: MailStatus
  attempts: Generated<number>
  next_at: number
  /** Token of the worker that has it in hand; after `claimed_until` another one may take it. */
  claim: string | null
  claimed_until: Generated<number>
  /** Why the last attempt failed, without the message's words. */
  last_fault: string | null
  created_at: number
  /** Not worth sending afterwards, such as a code that has run out. */
  useful_until: number | null
  finished_at: number | null
  /** Where its recipient gives up what it is sent for, without a login; null where it answers a request. */
  unsubscribe: string | null
}

declare module '../db/tables.ts' {
  interface Tables {
    mail: MailTable
  }
}
