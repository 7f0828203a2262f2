import type { Generated } from 'kysely'
import type { Language } from '../contract/values-schema.ts'

export interface AccountTables {
  account: AccountTable
  account_session: SessionTable
  account_code: AccountCodeTable
  account_try: TryTable
}

export type CodePurpose = 'register' | 'reset'

interface AccountTable {
  id: string
  /** The address in lower case: one account per address, however its case is typed. */
  email_key: string
  /** As it was verified; mail goes there. */
  email: string
  name: string
  /** With its parameters, see password-hash.ts. */
  password_hash: string
  lang: Language
  /** Version of the text that was agreed to. */
  consent_version: string
  created_at: number
  password_changed_at: number
}

interface SessionTable {
  id: string
  account_id: string
  /** SHA-256 of the token, which has 256 random bits and so needs no salt. */
  token_hash: string
  created_at: number
  /** When it was last used, to the hour. */
  seen_at: number
}

interface AccountCodeTable {
  id: string
  purpose: CodePurpose
  /** Purpose and address, see codeKey, whether there is an account for it or not. */
  email: string
  client_key: string
  salt: string
  code_hash: string
  tries: Generated<number>
  created_at: number
  expires_at: number
  used_at: number | null
}

/** A password or a code that was tried and was not right, or is being tried now. */
interface TryTable {
  id: string
  /** Stands for what was tried and the address; tells nobody the address. */
  subject: string
  client_key: string
  created_at: number
}
