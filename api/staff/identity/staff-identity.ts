import { needsSecondFactor } from '#contract/permissions.ts'
import type { Member } from '#contract/staff/staff-schema.ts'
import { type SecretList, secretsIn } from '../../base/trial-secrets.ts'
import type { PasswordHasher } from '../../guard/passwords.ts'
import type { Services } from '../../guard/services.ts'
import type { TryLimits } from '../../guard/try-limits.ts'
import type { StaffLinks } from './mail-link.ts'

export interface StaffIdentity extends StaffLinks, Services, TryLimits {
  passwords: PasswordHasher
  /** encrypts second factors; all but the first only decrypt */
  factorSecrets: SecretList
  /** whether roles may skip their second factor, as on a private machine */
  secondFactorOptional: boolean
}

export type StaffMember = typeof Member.infer

export interface StaffSession {
  id: string
  token: string
  /** ms since the epoch, unless used again */
  expiresAt: number
  /** whether it was opened with a code */
  hasSecondFactor: boolean
  staff: StaffMember
}

/** FACTOR_SECRET is not shared with the site. RELAY_SECRET still decrypts values from before it was set. */
export function factorSecretsOf(
  relaySecret: string,
  factorSecret: string | undefined,
): StaffIdentity['factorSecrets'] {
  return factorSecret ? [...secretsIn(factorSecret), ...secretsIn(relaySecret)] : secretsIn(relaySecret)
}

/** Whether a second factor must be set up first. */
export function lacksSecondFactor(
  { secondFactorOptional }: StaffIdentity,
  { staff, hasSecondFactor }: StaffSession,
): boolean {
  return !secondFactorOptional && !hasSecondFactor && needsSecondFactor(staff.role)
}
