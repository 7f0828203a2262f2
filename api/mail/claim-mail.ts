import { randomUUID } from 'node:crypto'
import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import type { MailKind, MailTable } from './outbox.ts'

/** Lease, longer than any attempt; after a crash the message is free again. */
export const LEASE_MS = 2 * 60 * 1000
/** Retries until then. */
export const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1000
/** Backoff bounds. */
const FIRST_MS = 1000
const LONGEST_MS = 15 * 60 * 1000

export type ClaimedMail = Selectable<MailTable>

/** Outcome of an attempt. `lost`: another worker has claimed the message. */
export type Settled = 'sent' | 'waiting' | 'expired' | 'dead' | 'lost'

export const MAIL_KINDS: readonly MailKind[] = ['code', 'link', 'confirmation', 'sales', 'staff']

/**
 * Claims due messages, codes and links first. Of concurrent claims the first update falsifies the others' condition.
 * @param kinds those this worker can send
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

/** Leases and pauses beyond the possible are from before the clock was set back. */
function isFree(now: number) {
  return (eb: ExpressionBuilder<Tables, 'mail'>) =>
    eb.or([eb('claimed_until', '<', now), eb('claimed_until', '>', now + 2 * LEASE_MS)])
}

/** @returns ms since the epoch, undefined when none is waiting */
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

/** Also deletes the text of a code or a link. */
export async function markSent(db: Database, mail: ClaimedMail, now: number): Promise<Settled> {
  return settle(db, mail, { status: 'sent', finished_at: now, last_fault: null })
}

export async function markExpired(db: Database, mail: ClaimedMail, now: number): Promise<Settled> {
  return settle(db, mail, { status: 'expired', finished_at: now })
}

/** Retries later, unless expired. @param fault short, without the message's text @param isPermanent a 5yz answer */
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

/** Only the current claim's holder may settle. */
async function settle(db: Database, mail: ClaimedMail, outcome: Outcome): Promise<Settled> {
  const isOver = outcome.status !== 'waiting'
  const isSecret =
    mail.kind === 'code' || mail.kind === 'link' || (mail.kind === 'event' && outcome.status === 'sent')
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
 * Exponential backoff with jitter, from one second to fifteen minutes.
 * @param isPermanent retries rarely, as the server's owner may fix it
 */
function pauseAfter(attempts: number, isPermanent: boolean): number {
  const whole = isPermanent ? LONGEST_MS : Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 20))
  return Math.round(whole * (0.5 + Math.random() / 2))
}
