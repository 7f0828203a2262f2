import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import { emailKey } from '#contract/email.ts'
import type { Language } from '#contract/values-schema.ts'
import type { Database, Tables } from '../db/tables.ts'
import type { PasswordHasher } from '../guard/passwords.ts'
import type { Services } from '../guard/services.ts'
import { endSessions, type SessionTable, VISITORS } from '../guard/sessions.ts'
import type { TryLimits } from '../guard/try-limits.ts'

export interface Accounts extends Services, TryLimits {
  passwords: PasswordHasher
  /** allowed return origins; the first is the default */
  siteOrigins: readonly [string, ...string[]]
  /** undefined: host-only cookies */
  cookieDomain: string | undefined
}

interface AccountTable {
  id: string
  /** lower case, unique */
  email_key: string
  /** as verified; the recipient of mail */
  email: string
  name: string
  /** PHC string, see passwords.ts */
  password_hash: string
  lang: Language
  /** version of the accepted text */
  consent_version: string
  created_at: number
  password_changed_at: number
}

type Connection = Database | Transaction<Tables>

export interface NewAccount {
  /** canonical and verified */
  email: string
  name: string
  passwordHash: string
  lang: Language
}

/** Version of the privacy notice for accounts, as in the site's messages. */
const CONSENT_VERSION = 'account-consent-2026-11-20'

export function findAccount(db: Connection, email: string) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'name', 'password_hash'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
}

/** @returns undefined when the address is taken */
export function createAccount(db: Connection, account: NewAccount, now: number) {
  return db
    .insertInto('account')
    .values({
      id: randomUUIDv7(),
      email_key: emailKey(account.email),
      email: account.email,
      name: account.name,
      password_hash: account.passwordHash,
      lang: account.lang,
      consent_version: CONSENT_VERSION,
      created_at: now,
      password_changed_at: now,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst()
}

/** Also ends every session. */
export async function changePassword(
  transaction: Transaction<Tables>,
  accountId: string,
  passwordHash: string,
  now: number,
): Promise<void> {
  await transaction
    .updateTable('account')
    .set({ password_hash: passwordHash, password_changed_at: now })
    .where('id', '=', accountId)
    .execute()
  await endSessions(transaction, VISITORS, accountId)
}

/** Rehash; skipped if the password has changed meanwhile. */
export async function replaceHash(
  db: Connection,
  accountId: string,
  before: string,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .where('password_hash', '=', before)
    .execute()
}

declare module '../db/tables.ts' {
  interface Tables {
    account: AccountTable
    account_session: SessionTable & { account_id: string }
  }
}
