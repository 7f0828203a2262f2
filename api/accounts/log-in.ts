import { emailKey } from '../contract/email.ts'
import type { Language } from '../contract/values-schema.ts'
import { transact } from '../db/transact.ts'
import type { CodePlan } from '../trial/code-limits.ts'
import { confirmCode, issueCode } from '../trial/codes.ts'
import { type Accounts, changePassword, createAccount, findAccount, replaceHash } from './accounts.ts'
import { beginTry } from './try-limits.ts'

export interface Credentials {
  /** Canonical. */
  email: string
  password: string
  clientKey: string
}

export interface CodeRedemption extends Credentials {
  purpose: 'register' | 'reset'
  code: string
  /** Of a new account. */
  name: string
  lang: Language
}

/** `wrong` does not tell what is: the address, the password, or a code that is wrong, used, replaced or too old. */
export type LoginOutcome =
  | { kind: 'done'; account: { id: string; name: string } }
  | { kind: 'wrong' }
  | { kind: 'limited'; waitMs: number }

/**
 * Checks an address and a password, with the same work whether the address has an account or not.
 * @throws BulkheadRejectedError when too many are being checked
 */
export async function logIn(
  accounts: Accounts,
  { email, password, clientKey }: Credentials,
): Promise<LoginOutcome> {
  const { db, passwords } = accounts
  const begun = await beginTry(accounts, { kind: 'password', email: emailKey(email), clientKey })
  if (begun.kind === 'limited') return begun
  const account = await findAccount(db, email)
  const isRight = await passwords.verify(password, account?.password_hash)
  if (!account || !isRight) return { kind: 'wrong' }
  await begun.forget()
  if (passwords.isOutdated(account.password_hash))
    await replaceHash(db, account.id, account.password_hash, await passwords.hash(password))
  return { kind: 'done', account }
}

/**
 * Sends a code, or, where it would be of no use (an address that has an account cannot be registered, one that has none
 * cannot get a new password), a message that says so. Page, work and limits are the same in both cases: only who reads
 * the mail learns which one it is.
 * @returns how long to wait when there were too many requests, or until it is mailed
 */
export function sendCode(
  accounts: Accounts,
  request: Pick<CodeRedemption, 'purpose' | 'email' | 'lang' | 'clientKey'>,
): Promise<CodePlan> {
  const { purpose, email } = request
  return issueCode(accounts, request, async (transaction) => {
    const account = await findAccount(transaction, email)
    // a new password is for whoever reads the mail of the address that was verified, not of another spelling
    const recipient = purpose === 'reset' ? (account?.email ?? email) : email
    return { recipient, getsCode: (purpose === 'reset') === (account !== undefined) }
  })
}

/**
 * For whoever reads an address's mail: makes an account, or sets a new password and ends all sessions.
 * @throws BulkheadRejectedError when too many passwords are being hashed
 */
export async function redeemCode(accounts: Accounts, redemption: CodeRedemption): Promise<LoginOutcome> {
  const { purpose, email, password, clientKey } = redemption
  const { db, secrets, passwords, now } = accounts
  const begun = await beginTry(accounts, { kind: purpose, email: emailKey(email), clientKey })
  if (begun.kind === 'limited') return begun
  // before the transaction, which would hold up every other one meanwhile
  const passwordHash = await passwords.hash(password)
  const account = await transact(db, async (transaction) => {
    if (await confirmCode(transaction, secrets, { ...redemption, at: now() })) return undefined
    if (purpose === 'register') return createAccount(transaction, { ...redemption, passwordHash }, now())
    const known = await findAccount(transaction, email)
    if (known) await changePassword(transaction, known.id, passwordHash, now())
    return known
  })
  if (!account) return { kind: 'wrong' }
  await begun.forget()
  return { kind: 'done', account }
}
