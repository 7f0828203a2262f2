import { createHash } from 'node:crypto'
import type { Services } from '../../guard/services.ts'

/** Unkeyed hash, for random or non-secret identifiers: found after a change of RELAY_SECRET too. */
export function hashKey(identifier: string, ...parts: string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([identifier, ...parts]))
    .digest('base64url')
}

/** Housekeeping deletes it. @param once keeps an unexpired row @returns false where one was kept */
export async function keepUntil(
  { db, now }: Pick<Services, 'db' | 'now'>,
  row: { id: string; identifier: string; value: string },
  ms: number,
  once = false,
): Promise<boolean> {
  const at = now()
  let old = db.deleteFrom('staff_verification').where('id', '=', row.id)
  if (once) old = old.where('expires_at', '<', at)
  await old.execute()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('staff_verification')
    .values({ ...row, expires_at: at + ms })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Undefined where missing or expired. */
export async function readKept(
  { db, now }: Pick<Services, 'db' | 'now'>,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('staff_verification')
    .select('value')
    .where('id', '=', id)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return row?.value
}
