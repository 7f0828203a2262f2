import type { Generated } from 'kysely'
import type { Role } from '#contract/permissions.ts'
import type { Language } from '#contract/values-schema.ts'
import type { SessionTable } from '../guard/sessions.ts'

interface MemberTable {
  id: string
  /** lower case */
  email: string
  name: string
  role: Role
  lang: Language
  deactivated_at: number | null
}

interface CredentialTable {
  id: string
  staff_id: string
  /** Argon2id, see guard/passwords.ts */
  password: string
}

interface SecondFactorTable {
  id: string
  staff_id: string
  /** encrypted */
  secret: string
  /** hashed */
  backup_codes: string
}

interface VerificationTable {
  id: string
  identifier: string
  value: string
  expires_at: number
}

interface InvitationTable {
  id: string
  /** null for the first administrator, who enters it */
  email: string | null
  name: string
  role: Role
  lang: Language
  /** SHA-256 */
  token_hash: string
  invited_by: string | null
  created_at: number
  expires_at: number
  used_at: number | null
}

/** Append-only. */
interface AuditTable {
  id: string
  at: number
  /** null for a command or a rule */
  staff_id: string | null
  staff_name: string
  action: string
  /** such as `news/ID` */
  subject: string
  /** its name at the time; empty if none */
  subject_name: Generated<string>
  /** JSON */
  detail: string
}

declare module '../db/tables.ts' {
  interface Tables {
    staff_member: MemberTable
    staff_credential: CredentialTable
    staff_login: SessionTable & { staff_id: string; user_agent: string }
    staff_second_factor: SecondFactorTable
    staff_verification: VerificationTable
    staff_invitation: InvitationTable
    staff_audit: AuditTable
  }
}
