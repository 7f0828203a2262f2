import { readSession, STAFF } from '../../guard/sessions.ts'
import type { StaffIdentity, StaffSession } from './staff-identity.ts'

/** @param isPoll automatic polling, which does not extend the session */
export async function readStaffSession(
  { db, now }: StaffIdentity,
  token: string,
  isPoll: boolean,
): Promise<StaffSession | undefined> {
  const session = await readSession(db, STAFF, token, now(), isPoll)
  if (!session) return undefined
  const member = db.selectFrom('staff_member as member').where('member.id', '=', session.owner)
  const { factor, ...staff } = await member
    .leftJoin('staff_second_factor as factor', 'factor.staff_id', 'member.id')
    .select(['member.id', 'name', 'email', 'role', 'lang', 'factor.id as factor'])
    .executeTakeFirstOrThrow()
  return { ...session, token, staff, hasSecondFactor: factor !== null }
}
