import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { ProblemError } from '../problem.ts'
import type { ApplicationAnswer } from './trial-schema.ts'

export interface Submission {
  /** The idempotency key. */
  key: string
  bodyHash: string
  reference: string
}

/** What a submission led to. */
export type Outcome = { application_id: string } | { dead_letter_id: string }

/**
 * Claims the key of a submission. While another transaction works on the same key, this waits for its end.
 * @returns false when the key has led to something before
 */
export async function claimKey(
  transaction: Transaction<Tables>,
  { key, bodyHash, reference }: Submission,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('trial_submission')
    .values({
      key_hash: hashKey(key),
      body_hash: bodyHash,
      reference,
      application_id: null,
      dead_letter_id: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Notes what the submission led to; from then on the key belongs to its body. */
export async function settleKey(
  transaction: Transaction<Tables>,
  key: string,
  outcome: Outcome,
): Promise<void> {
  await transaction
    .updateTable('trial_submission')
    .set(outcome)
    .where('key_hash', '=', hashKey(key))
    .execute()
}

/** Lets go of a key whose submission was refused: the corrected one may come with the same key. */
export async function releaseKey(transaction: Transaction<Tables>, key: string): Promise<void> {
  await transaction.deleteFrom('trial_submission').where('key_hash', '=', hashKey(key)).execute()
}

/**
 * The answer given before for a key.
 * @throws ProblemError 422 when the key came with another body then
 */
export async function recallAnswer(
  transaction: Transaction<Tables>,
  { key, bodyHash }: Submission,
): Promise<ApplicationAnswer> {
  const before = await transaction
    .selectFrom('trial_submission as submission')
    .leftJoin('trial_application as application', 'application.id', 'submission.application_id')
    .select(['submission.body_hash', 'submission.reference'])
    .select(['application.reference as first_reference', 'application.status'])
    .where('submission.key_hash', '=', hashKey(key))
    .executeTakeFirstOrThrow()
  if (before.body_hash !== bodyHash) {
    throw new ProblemError(422, 'idempotency-key-reused', {
      detail: 'This Idempotency-Key was used with another body.',
    })
  }
  const { first_reference: reference, status } = before
  return { reference: reference ?? before.reference, status: status ?? 'unverified' }
}

function hashKey(key: string): string {
  return createHash('sha256').update(`trial-key:${key}`).digest('base64url')
}
