import { emailKey } from '../contract/email.ts'
import type { Language } from '../contract/values-schema.ts'
import { transact } from '../db/transact.ts'
import { confirmAccountCode } from './account-codes.ts'
import { changePassword, createAccount, findAccount } from './account-store.ts'
import type { CodePurpose } from './account-tables.ts'
import type { Accounts } from './accounts.ts'
import { beginTry } from './try-limits.ts'

export interface CodeRedemption {
  purpose: CodePurpose
  /** Canonical. */
  email: string
  code: string
  password: string
  /** Of a new account. */
  name: string
  lang: Language
  clientKey: string
}

export type CodeOutcome =
  | { kind: 'done'; account: { id: string; name: string } }
  /** The code is wrong, used, replaced or too old, or the address cannot be used: which one is not told. */
  | { kind: 'wrong' }
  | { kind: 'limited'; waitMs: number }

/**
 * For whoever reads an address's mail: makes an account, or sets a new password and ends all sessions.
 * @throws BulkheadRejectedError when too many passwords are being hashed
 */
export async function redeemCode(accounts: Accounts, redemption: CodeRedemption): Promise<CodeOutcome> {
  const { purpose, email, password, clientKey } = redemption
  const begun = await beginTry(accounts, { kind: purpose, email: emailKey(email), clientKey })
  if (begun.kind === 'limited') return begun
  // before the transaction, which would hold up every other one meanwhile
  const passwordHash = await accounts.passwords.hash(password)
  const account = await transact(accounts.db, async (transaction) => {
    if (!(await confirmAccountCode(transaction, accounts, redemption))) return undefined
    if (purpose === 'register')
      return createAccount(transaction, { ...redemption, passwordHash }, accounts.now())
    const known = await findAccount(transaction, email)
    if (known) await changePassword(transaction, known.id, passwordHash, accounts.now())
    return known
  })
  if (!account) return { kind: 'wrong' }
  await begun.forget()
  return { kind: 'done', account }
}
