import type { StaffIdentity } from './staff-identity.ts'

/** A code is taken for its own half minute, the one before and the one after, ms. */
const TAKEN_MS = 90_000

/**
 * Notes that a code of an authenticator opened a session: it must open none again (RFC 6238, section 5.2), which
 * better-auth does not see to.
 * @returns false when it has been used before
 */
export async function spendCode(
  { db, secrets, now }: StaffIdentity,
  staffId: string,
  code: string,
): Promise<boolean> {
  const id = secrets.seal('staff-code-used', staffId, code)
  const [moment, end] = [now(), now() + TAKEN_MS].map((ms) => new Date(ms).toISOString()) as [string, string]
  await db.deleteFrom('staff_verification').where('id', '=', id).where('expires_at', '<', moment).execute()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('staff_verification')
    .values({
      id,
      identifier: 'code-used',
      value: staffId,
      expires_at: end,
      created_at: moment,
      updated_at: moment,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
