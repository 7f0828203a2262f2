import type { Transaction } from 'kysely'
import { emailKey } from '#contract/email.ts'
import type { TrialSecrets } from '../base/trial-secrets.ts'
import type { Tables } from '../db/tables.ts'
import type { Services } from '../guard/services.ts'

/** Records who was erased and when, which holds no address. */
export interface ErasedPersonTable {
  email_hash: string
  erased_at: number
}

/** Has whatever arrives late of what the person sent before be dropped: no erasure reaches the inboxes of other sites. */
export async function noteErased(
  transaction: Transaction<Tables>,
  secrets: TrialSecrets,
  email: string,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('erased_person')
    .values({ email_hash: secrets.seal(...personParts(email)), erased_at: now })
    .onConflict((conflict) => conflict.column('email_hash').doUpdateSet({ erased_at: now }))
    .execute()
}

/** @param receivedAt when the site took it, milliseconds since the epoch */
export async function wasErasedSince(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  email: string,
  receivedAt: number,
): Promise<boolean> {
  const erased = await db
    .selectFrom('erased_person')
    .select('erased_at')
    .where('email_hash', 'in', secrets.seals(...personParts(email)))
    .where('erased_at', '>=', receivedAt)
    .executeTakeFirst()
  return erased !== undefined
}

function personParts(email: string) {
  return ['erased', emailKey(email)] as const
}
