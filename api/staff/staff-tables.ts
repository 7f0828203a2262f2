import type { Generated } from 'kysely'
import type { Role } from '../contract/permissions.ts'
import type { Language } from '../contract/values-schema.ts'
import type { SessionTable } from '../guard/sessions.ts'

/**
 * Members, credentials, second factors and verifications have the columns that better-auth brought, with moments as ISO
 * text and flags as 0 and 1, on both databases.
 */
export interface StaffTables {
  staff_member: MemberTable
  staff_credential: CredentialTable
  staff_login: SessionTable & { staff_id: string; user_agent: string }
  /** Of the version before: nothing reads or writes it. */
  staff_session: { expires_at: string }
  staff_second_factor: SecondFactorTable
  staff_verification: VerificationTable
  staff_invitation: InvitationTable
  staff_audit: AuditTable
}

interface MemberTable {
  id: string
  /** In lower case. */
  email: string
  email_verified: number
  name: string
  role: Role
  lang: Language
  two_factor_enabled: Generated<number>
  deactivated_at: number | null
  created_at: string
  updated_at: string
}

interface CredentialTable {
  id: string
  staff_id: string
  provider_id: 'credential'
  /** The member's id once more, as better-auth wanted it. */
  account_id: string
  /** Argon2id, see guard/passwords.ts. */
  password: string
  created_at: string
  updated_at: string
}

interface SecondFactorTable {
  id: string
  staff_id: string
  /** Encrypted. */
  secret: string
  /** Hashed. */
  backup_codes: string
  verified: number
  failed_verification_count: Generated<number>
  locked_until: string | null
}

interface VerificationTable {
  id: string
  identifier: string
  value: string
  expires_at: string
  created_at: string
  updated_at: string
}

interface InvitationTable {
  id: string
  /** Null in the one that makes the first administrator, who says it. */
  email: string | null
  name: string
  role: Role
  lang: Language
  /** SHA-256 of the token. */
  token_hash: string
  invited_by: string | null
  created_at: number
  expires_at: number
  used_at: number | null
}

/** Only ever added to. */
interface AuditTable {
  id: string
  at: number
  /** Null where a command did it, or a rule. */
  staff_id: string | null
  staff_name: string
  action: string
  /** What it was done to, such as `news/ID`. */
  subject: string
  /** What that was called then; empty where it had no name yet. */
  subject_name: Generated<string>
  /** JSON text. */
  detail: string
}

declare module '../db/tables.ts' {
  interface Tables extends StaffTables {}
}
