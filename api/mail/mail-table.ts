import type { Generated } from 'kysely'
import type { Language } from '../contract/values-schema.ts'

/** A `notice` goes to the webhook, the others by mail; `staff` to a member whose account has changed. */
export type MailKind = 'code' | 'confirmation' | 'sales' | 'staff' | 'notice'

/** `waiting` until sent; `expired` when it is of no use any more; `dead` when it could not be sent for days. */
export type MailStatus = 'waiting' | 'sent' | 'expired' | 'dead'

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
