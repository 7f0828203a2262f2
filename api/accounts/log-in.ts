import { emailKey } from '../email.ts'
import { findAccount, replaceHash } from './account-store.ts'
import type { Accounts } from './accounts.ts'
import { beginTry } from './try-limits.ts'

export interface Login {
  /** Canonical. */
  email: string
  password: string
  clientKey: string
}

export type LoginOutcome =
  | { kind: 'done'; account: { id: string; name: string } }
  /** The address or the password: which one is not told. */
  | { kind: 'wrong' }
  | { kind: 'limited'; waitMs: number }

/**
 * Checks an address and a password, with the same work whether the address has an account or not.
 * @throws BusyError when too many are being checked
 */
export async function logIn(
  accounts: Accounts,
  { email, password, clientKey }: Login,
): Promise<LoginOutcome> {
  const begun = await beginTry(accounts, { kind: 'password', email: emailKey(email), clientKey })
  if (begun.kind === 'limited') return begun
  const account = await findAccount(accounts.db, email)
  const isRight = await accounts.passwords.verify(password, account?.password_hash)
  if (!account || !isRight) return { kind: 'wrong' }
  await begun.forget()
  if (accounts.passwords.isOutdated(account.password_hash)) {
    const hash = await accounts.passwords.hash(password)
    await replaceHash(accounts.db, account.id, account.password_hash, hash)
  }
  return { kind: 'done', account }
}
