import { createHmac } from 'node:crypto'
import { needsSecondFactor, type Role } from '../../contract/permissions.ts'
import type { Member } from '../../contract/staff/staff-schema.ts'
import type { Language } from '../../contract/values-schema.ts'
import type { PasswordHasher } from '../../guard/passwords.ts'
import type { Services } from '../../guard/services.ts'
import type { TryLimits } from '../../guard/try-limits.ts'
import { ProblemError } from '../../http/problem.ts'
import type { StaffLinks } from './mail-link.ts'
import type { StaffAuth } from './staff-auth.ts'

/** Every session ends after this, ms. */
export const ABSOLUTE_MS = 12 * 60 * 60 * 1000

/** What everything about the staff's identity stands on. */
export interface StaffIdentity extends StaffLinks, Services, TryLimits {
  passwords: PasswordHasher
  /** better-auth, loaded when it is first needed: that takes a quarter of a second of a start. */
  auth: () => Promise<StaffAuth>
  /** Signs its challenges and encrypts the secrets of second factors. */
  authSecret: string
  /** Whether a role may do without a second factor that it would need where others can reach this program. */
  secondFactorOptional: boolean
}

export type StaffMember = typeof Member.infer

export interface StaffSession {
  id: string
  token: string
  /** Milliseconds since the epoch, if it is not used again. */
  expiresAt: number
  /** Whether a code was needed to open it. */
  hasSecondFactor: boolean
  staff: StaffMember
}

type Parts = Omit<StaffIdentity, 'auth' | 'authSecret'> & { relaySecret: string }

export function createStaffIdentity({ relaySecret, ...parts }: Parts): StaffIdentity {
  let made: Promise<StaffAuth> | undefined
  const authSecret = createHmac('sha256', relaySecret).update('staff-auth').digest('base64url')
  const load = async () =>
    (await import('./staff-auth.ts')).createStaffAuth(parts.db, parts.passwords, authSecret)
  return { ...parts, authSecret, auth: () => (made ??= load()) }
}

/**
 * The session a token opens, undefined when it opens none (any more). Using it keeps it from going idle.
 * @param isPoll whether it is a page that asks, and nobody who uses it
 */
export async function readStaffSession(
  { auth, db, now }: StaffIdentity,
  token: string,
  isPoll: boolean,
): Promise<StaffSession | undefined> {
  const { api } = await auth()
  const asked = { headers: bearerHeaders(token), query: { disableRefresh: isPoll } }
  const found = await api.getSession(asked).catch(() => {
    throw new ProblemError(503, 'database-unavailable', { headers: { 'retry-after': '5' } })
  })
  if (!found) return undefined
  const { session, user } = found
  const end = session.createdAt.getTime() + ABSOLUTE_MS
  if (end <= now()) {
    await db.deleteFrom('staff_session').where('id', '=', session.id).execute()
    return undefined
  }
  const { id, name, email, role, lang } = user
  return {
    id: session.id,
    token,
    expiresAt: Math.min(end, session.expiresAt.getTime()),
    hasSecondFactor: user.twoFactorEnabled === true,
    staff: { id, name, email, role: role as Role, lang: lang as Language },
  }
}

/** Whether a member has to set up a second factor before doing anything else. */
export function lacksSecondFactor(
  { secondFactorOptional }: StaffIdentity,
  { staff, hasSecondFactor }: StaffSession,
): boolean {
  return !secondFactorOptional && !hasSecondFactor && needsSecondFactor(staff.role)
}

export function bearerHeaders(token: string): Headers {
  return new Headers({ authorization: `Bearer ${token}` })
}
