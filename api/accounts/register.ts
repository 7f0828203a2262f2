import { transact } from '../db/transact.ts'
import { emailKey } from '../email.ts'
import type { Language } from '../language.ts'
import { confirmAccountCode } from './account-codes.ts'
import { createAccount } from './account-store.ts'
import type { Accounts } from './accounts.ts'
import { beginTry } from './try-limits.ts'

export interface Registration {
  /** Canonical. */
  email: string
  code: string
  name: string
  password: string
  lang: Language
  consentVersion: string
  clientKey: string
}

export type CodeOutcome<T> =
  | ({ kind: 'done' } & T)
  /** The code is wrong, used, replaced or too old, or the address cannot be used: which one is not told. */
  | { kind: 'wrong' }
  | { kind: 'limited'; waitMs: number }

/**
 * Makes an account for an address whose mail its owner reads.
 * @throws BusyError when too many passwords are being hashed
 */
export async function register(
  accounts: Accounts,
  registration: Registration,
): Promise<CodeOutcome<{ account: { id: string; name: string } }>> {
  const { email, name, password, clientKey } = registration
  const begun = await beginTry(accounts, { kind: 'register', email: emailKey(email), clientKey })
  if (begun.kind === 'limited') return begun
  // before the transaction, which would hold up every other one meanwhile
  const passwordHash = await accounts.passwords.hash(password)
  const id = await transact(accounts.db, async (transaction) => {
    const isConfirmed = await confirmAccountCode(transaction, accounts, {
      ...registration,
      purpose: 'register',
    })
    if (!isConfirmed) return undefined
    return createAccount(transaction, { ...registration, passwordHash }, accounts.now())
  })
  if (id === undefined) return { kind: 'wrong' }
  await begun.forget()
  return { kind: 'done', account: { id, name } }
}
