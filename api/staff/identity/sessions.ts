import { readSession, STAFF } from '../../guard/sessions.ts'
import type { StaffIdentity, StaffMember, StaffSession } from './staff-identity.ts'

/** @param isPoll automatic polling, which does not extend the session */
export async function readStaffSession(
  { db, now }: StaffIdentity,
  token: string,
  isPoll: boolean,
): Promise<StaffSession | undefined> {
  const session = await readSession(db, STAFF, token, now(), isPoll)
  if (!session) return undefined
  const member = db.selectFrom('staff_member').where('id', '=', session.owner)
  const { two_factor_enabled, ...staff }: StaffMember & { two_factor_enabled: number } = await member
    .select(['id', 'name', 'email', 'role', 'lang', 'two_factor_enabled'])
    .executeTakeFirstOrThrow()
  return { ...session, token, staff, hasSecondFactor: two_factor_enabled === 1 }
}
