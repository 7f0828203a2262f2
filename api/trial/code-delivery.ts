import type { CodeDelivery } from '#contract/trial/trial-schema.ts'
import { hasDelivered, isBrokenOff, isRecipientRefused, troubleOf } from '../mail/delivery.ts'
import type { Trial } from './trial.ts'

/** A first attempt that takes longer is no better than the ones that failed before it. */
const PATIENCE_MS = 2_000

/** What became of the message with a code. @returns undefined where there is no such message */
export async function codeDelivery(
  { db, mail, now }: Trial,
  id: string,
): Promise<CodeDelivery['state'] | undefined> {
  const message = await db
    .selectFrom('mail')
    .select(['status', 'attempts', 'last_fault', 'created_at'])
    .where('id', '=', id)
    .where('kind', '=', 'code')
    .executeTakeFirst()
  if (!message) return undefined
  if (message.status === 'sent' || mail === 'shown') return 'sent'
  if (mail === 'kept') return 'failing'
  const isFirst = message.last_fault === null || (isBrokenOff(message.last_fault) && message.attempts === 1)
  const wasTried = !isFirst || now() - message.created_at > PATIENCE_MS
  if (wasTried && (await troubleOf(db, 'mail'))) return 'failing'
  if (!isRecipientRefused(message.last_fault)) return 'waiting'
  return (await hasDelivered(db, 'mail', now())) ? 'refused' : 'failing'
}

/**
 * Whether a code cannot reach an address because no mail goes out. A refused address alone does not say so where the
 * server takes others: a wrong one would be a way around the code.
 */
export async function isMailOut({ db, mail, now }: Trial, email: string): Promise<boolean> {
  if (mail !== 'sent') return mail === 'kept'
  if (await troubleOf(db, 'mail')) return true
  if (await hasDelivered(db, 'mail', now())) return false
  const latest = await db
    .selectFrom('mail')
    .select('last_fault')
    .where('kind', '=', 'code')
    .where('person', '=', email)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return isRecipientRefused(latest?.last_fault ?? null)
}
