import { transact } from '../db/transact.ts'
import { emailKey } from '../email.ts'
import { confirmAccountCode } from './account-codes.ts'
import { changePassword, findAccount } from './account-store.ts'
import type { Accounts } from './accounts.ts'
import type { CodeOutcome } from './register.ts'
import { beginTry } from './try-limits.ts'

export interface PasswordReset {
  /** Canonical. */
  email: string
  code: string
  password: string
  clientKey: string
}

/**
 * Sets a new password for whoever reads the account's mail, and ends all its sessions.
 * @throws BusyError when too many passwords are being hashed
 */
export async function resetPassword(
  accounts: Accounts,
  reset: PasswordReset,
): Promise<CodeOutcome<{ accountId: string }>> {
  const { email, password, clientKey } = reset
  const begun = await beginTry(accounts, { kind: 'reset', email: emailKey(email), clientKey })
  if (begun.kind === 'limited') return begun
  const passwordHash = await accounts.passwords.hash(password)
  const accountId = await transact(accounts.db, async (transaction) => {
    if (!(await confirmAccountCode(transaction, accounts, { ...reset, purpose: 'reset' }))) return undefined
    const account = await findAccount(transaction, email)
    if (account) await changePassword(transaction, account.id, passwordHash, accounts.now())
    return account?.id
  })
  if (accountId === undefined) return { kind: 'wrong' }
  await begun.forget()
  return { kind: 'done', accountId }
}
