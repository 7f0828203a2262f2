import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { hashToken } from './hash-session-tokens.ts'
import type { StaffSession } from './staff-identity.ts'

/** Ends all sessions of a member but one, which goes on under a new token. @returns that token */
export async function renewSession(trx: Transaction<Tables>, { id, staff }: StaffSession): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await trx.deleteFrom('staff_session').where('staff_id', '=', staff.id).where('id', '<>', id).execute()
  await trx
    .updateTable('staff_session')
    .set({ token: hashToken(token) })
    .where('id', '=', id)
    .execute()
  return token
}
