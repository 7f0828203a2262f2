import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import { codeKey } from '../codes/code-limits.ts'
import { emailKey } from '../contract/email.ts'
import type { Language } from '../contract/values-schema.ts'
import type { Database, Tables } from '../db/tables.ts'
import type { PasswordHasher } from '../guard/passwords.ts'
import type { Services } from '../guard/services.ts'
import { endSessions, type SessionTable, VISITORS } from '../guard/sessions.ts'
import type { TryLimits } from '../guard/try-limits.ts'

/** What everything about accounts stands on. */
export interface Accounts extends Services, TryLimits {
  passwords: PasswordHasher
  /** Origins of the sites a visitor may be sent back to; the first one is home. */
  siteOrigins: readonly [string, ...string[]]
  /** Domain of the cookies; undefined keeps them on the host. */
  cookieDomain: string | undefined
}

export interface AccountTables {
  account: AccountTable
  account_session: SessionTable & { account_id: string }
}

interface AccountTable {
  id: string
  /** The address in lower case: one account per address, however its case is typed. */
  email_key: string
  /** As it was verified; mail goes there. */
  email: string
  name: string
  /** With its parameters, see passwords.ts. */
  password_hash: string
  lang: Language
  /** Version of the text that was agreed to. */
  consent_version: string
  created_at: number
  password_changed_at: number
}

type Connection = Database | Transaction<Tables>

export interface NewAccount {
  /** Canonical and verified. */
  email: string
  name: string
  passwordHash: string
  lang: Language
}

/** The privacy notice's version for accounts, as the site's words have it. */
const CONSENT_VERSION = 'account-consent-2026-11-20'

/** The account of an e-mail address. */
export function findAccount(db: Connection, email: string) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'name', 'password_hash'])
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst()
}

/** @returns undefined when the address has an account already */
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

/** Sets a new password and ends every session: whoever had the old one is out. */
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

/** Stores the same password hashed anew, unless it was changed meanwhile. */
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

/** Deletes an account with its sessions, codes and messages. */
export async function deleteAccount(transaction: Transaction<Tables>, accountId: string): Promise<void> {
  const account = await transaction
    .deleteFrom('account')
    .where('id', '=', accountId)
    .returning(['email', 'email_key'])
    .executeTakeFirst()
  if (!account) return
  const codes = (['register', 'reset'] as const).map((purpose) => codeKey(purpose, account.email_key))
  await transaction.deleteFrom('account_code').where('email', 'in', codes).execute()
  await transaction
    .deleteFrom('mail')
    .where('kind', '=', 'code')
    .where('person', '=', account.email)
    .execute()
}

declare module '../db/tables.ts' {
  interface Tables extends AccountTables {}
}
