import { randomUUID } from 'node:crypto'
import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import type { MailKind, MailTable } from './outbox.ts'

/** Longer than any attempt takes; a message in the hands of a process that died is free again after it. */
export const LEASE_MS = 2 * 60 * 1000
/** Until then a message is tried again and again. */
export const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1000
/** The first and the longest pause before another attempt. */
const FIRST_MS = 1000
const LONGEST_MS = 15 * 60 * 1000

export type ClaimedMail = Selectable<MailTable>

/** What became of an attempt. `lost`: another worker has taken the message over meanwhile. */
export type Settled = 'sent' | 'waiting' | 'expired' | 'dead' | 'lost'

export const MAIL_KINDS: readonly MailKind[] = ['code', 'link', 'confirmation', 'sales', 'staff']

/**
 * Takes messages that are due, codes and links first, so that no other worker takes them too: of several that find the
 * same row, the first one's update makes the others' conditions false.
 * @param most how many at most
 * @param kinds those that this worker can send
 */
export async function claimMail(
  db: Database,
  most: number,
  now: number,
  kinds: readonly MailKind[] = MAIL_KINDS,
): Promise<ClaimedMail[]> {
  const claim = randomUUID()
  return transact(db, (transaction) =>
    transaction
      .updateTable('mail')
      .set(({ eb }) => ({ claim, claimed_until: now + LEASE_MS, attempts: eb('attempts', '+', 1) }))
      .where('id', 'in', (due) =>
        due
          .selectFrom('mail')
          .select('id')
          .where('status', '=', 'waiting')
          .where('kind', 'in', kinds)
          .where((eb) => eb.or([eb('next_at', '<=', now), eb('next_at', '>', now + LONGEST_MS)]))
          .where(isFree(now))
          .orderBy(sql`case when kind in ('code', 'link') then 0 else 1 end`)
          .orderBy('next_at')
          .limit(most),
      )
      .where('status', '=', 'waiting')
      .where(isFree(now))
      .returningAll()
      .execute(),
  )
}

/** A claim, like a pause, that ends later than any can was made before the clock was set back. */
function isFree(now: number) {
  return (eb: ExpressionBuilder<Tables, 'mail'>) =>
    eb.or([eb('claimed_until', '<', now), eb('claimed_until', '>', now + 2 * LEASE_MS)])
}

/**
 * When the next message is due.
 * @returns milliseconds since the epoch, undefined when none is waiting
 */
export async function nextDue(
  db: Database,
  kinds: readonly MailKind[] = MAIL_KINDS,
): Promise<number | undefined> {
  const next = await db
    .selectFrom('mail')
    .select(['next_at', 'claimed_until'])
    .where('status', '=', 'waiting')
    .where('kind', 'in', kinds)
    .orderBy('next_at')
    .limit(1)
    .executeTakeFirst()
  return next && Math.max(next.next_at, next.claimed_until + 1)
}

/** Notes that a message is sent. The words of a code or a link are not needed any more. */
export async function markSent(db: Database, mail: ClaimedMail, now: number): Promise<Settled> {
  return settle(db, mail, { status: 'sent', finished_at: now, last_fault: null })
}

/** Notes that a message is not worth sending any more. */
export async function markExpired(db: Database, mail: ClaimedMail, now: number): Promise<Settled> {
  return settle(db, mail, { status: 'expired', finished_at: now })
}

/**
 * Notes a failed attempt: tried again later, or not, when it is of no use by then or has failed for three days.
 * @param fault short, without the message's words
 * @param isPermanent the server refuses it and does not ask to try again
 */
export async function markFailed(
  db: Database,
  mail: ClaimedMail,
  { fault, isPermanent, now }: { fault: string; isPermanent: boolean; now: number },
): Promise<Settled> {
  const next = now + pauseAfter(mail.attempts, isPermanent)
  if (mail.useful_until !== null && mail.useful_until <= next) {
    return settle(db, mail, { status: 'expired', finished_at: now, last_fault: fault })
  }
  const isHopeless = now - mail.created_at > GIVE_UP_AFTER_MS
  return isHopeless
    ? settle(db, mail, { status: 'dead', finished_at: now, last_fault: fault })
    : settle(db, mail, { status: 'waiting', next_at: next, last_fault: fault })
}

type Outcome = Pick<ClaimedMail, 'status'> &
  Partial<Pick<ClaimedMail, 'finished_at' | 'last_fault' | 'next_at'>>

/** Only the worker whose claim it still is decides. */
async function settle(db: Database, mail: ClaimedMail, outcome: Outcome): Promise<Settled> {
  const isOver = outcome.status !== 'waiting'
  const isSecret = mail.kind === 'code' || mail.kind === 'link'
  const words = isOver && isSecret ? { subject: '', text: '', html: '' } : {}
  const { numUpdatedRows } = await transact(db, (transaction) =>
    transaction
      .updateTable('mail')
      .set({ ...outcome, ...words, claim: null, claimed_until: 0 })
      .where('id', '=', mail.id)
      .where('claim', '=', mail.claim)
      .executeTakeFirst(),
  )
  return numUpdatedRows === 1n ? outcome.status : 'lost'
}

/**
 * How long to wait after a failed attempt: from one second to fifteen minutes, doubling, of which a random half
 * to whole is waited, so that many messages do not come back at the same moment.
 * @param attempts how many there have been, from 1
 * @param isPermanent a server that says no for good is asked again only seldom: its owner may put it right
 * @returns milliseconds
 */
function pauseAfter(attempts: number, isPermanent: boolean): number {
  const whole = isPermanent ? LONGEST_MS : Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 20))
  return Math.round(whole * (0.5 + Math.random() / 2))
}
