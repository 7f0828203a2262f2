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
  const moment = new Date(at).toISOString()
  const end = new Date(at + ms).toISOString()
  let old = db.deleteFrom('staff_verification').where('id', '=', row.id)
  if (once) old = old.where('expires_at', '<', moment)
  await old.execute()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('staff_verification')
    .values({ ...row, expires_at: end, created_at: moment, updated_at: moment })
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
    .where('expires_at', '>', new Date(now()).toISOString())
    .executeTakeFirst()
  return row?.value
}
