import { type SecretList, secretsIn } from '../../base/trial-secrets.ts'
import { needsSecondFactor } from '../../contract/permissions.ts'
import type { Member } from '../../contract/staff/staff-schema.ts'
import type { PasswordHasher } from '../../guard/passwords.ts'
import type { Services } from '../../guard/services.ts'
import type { TryLimits } from '../../guard/try-limits.ts'
import type { StaffLinks } from './mail-link.ts'

/** What everything about the staff's identity stands on. */
export interface StaffIdentity extends StaffLinks, Services, TryLimits {
  passwords: PasswordHasher
  /** Encrypts the secrets of second factors; the ones after the first only decrypt. */
  factorSecrets: SecretList
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

/** FACTOR_SECRET, where there is one, is no site's. What RELAY_SECRET encrypted before there was one opens, too. */
export function factorSecretsOf(
  relaySecret: string,
  factorSecret: string | undefined,
): StaffIdentity['factorSecrets'] {
  return factorSecret ? [...secretsIn(factorSecret), ...secretsIn(relaySecret)] : secretsIn(relaySecret)
}

/** Whether a member has to set up a second factor before doing anything else. */
export function lacksSecondFactor(
  { secondFactorOptional }: StaffIdentity,
  { staff, hasSecondFactor }: StaffSession,
): boolean {
  return !secondFactorOptional && !hasSecondFactor && needsSecondFactor(staff.role)
}
