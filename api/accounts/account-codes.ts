import { randomBytes, randomInt, randomUUIDv7, timingSafeEqual } from 'node:crypto'
import type { Transaction } from 'kysely'
import { emailKey } from '../contract/email.ts'
import type { Language } from '../contract/values-schema.ts'
import type { Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { waitForCode } from '../trial/code-limits.ts'
import { CLOCK_TOLERANCE_MS } from '../trial/confirm-code.ts'
import { CODE_LIFETIME_MINUTES, takeTurn } from '../trial/request-code.ts'
import { codeMailFor } from './account-mail.ts'
import { codeKey, findAccount } from './account-store.ts'
import type { CodePurpose } from './account-tables.ts'
import type { Accounts } from './accounts.ts'

/** ASVS 5.0, 6.6: ten minutes, five tries, one use; as codes for trials. */

const CODE_LIFETIME_MS = CODE_LIFETIME_MINUTES * 60 * 1000
const MAX_TRIES = 5
const CODE_DIGITS = 6

export interface AccountCodeRequest {
  purpose: CodePurpose
  /** Canonical. */
  email: string
  lang: Language
  clientKey: string
}

/**
 * Makes a code and sends it, or, where it would be of no use (an address that has an account cannot be
 * registered, one that has none cannot get a new password), a message that says so. Page, work and limits are
 * the same in both cases: only who reads the mail learns which one it is.
 * @returns milliseconds to wait when there were too many requests, else 0
 */
export async function requestAccountCode(accounts: Accounts, request: AccountCodeRequest): Promise<number> {
  const now = accounts.now()
  const who = { email: codeKey(request.purpose, request.email), client_key: request.clientKey }
  const early = await waitForCode(accounts.db, who, now, 'account_code')
  if (early > 0) return early
  const wait = await transact(accounts.db, async (transaction) => {
    await takeTurn(transaction, 'account-code', now)
    const late = await waitForCode(transaction, who, now, 'account_code')
    if (late === 0) await makeCode(transaction, accounts, request, now)
    return late
  })
  if (wait === 0) accounts.wakeMail()
  return wait
}

async function makeCode(
  transaction: Transaction<Tables>,
  accounts: Accounts,
  { purpose, email, lang, clientKey }: AccountCodeRequest,
  now: number,
): Promise<void> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
  const salt = randomBytes(16).toString('base64url')
  const account = await findAccount(transaction, email)
  const expiresAt = now + CODE_LIFETIME_MS
  await transaction
    .insertInto('account_code')
    .values({
      id: randomUUIDv7(),
      purpose,
      email: codeKey(purpose, email),
      client_key: clientKey,
      salt,
      code_hash: hashCode(accounts, purpose, salt, emailKey(email), code),
      created_at: now,
      expires_at: expiresAt,
      used_at: null,
    })
    .execute()
  // a new password is for whoever reads the mail of the address that was verified, not of another spelling
  const recipient = purpose === 'reset' ? (account?.email ?? email) : email
  const isUseful = (purpose === 'reset') === (account !== undefined)
  const mail = codeMailFor({ purpose, recipient, lang, code: isUseful ? code : undefined, expiresAt })
  await enqueueMail(transaction, mail, now)
}

/**
 * Tries a code and uses it up when it is right. Only the newest one for an address and a purpose works; every
 * try counts, and of many at the same moment one succeeds.
 */
export async function confirmAccountCode(
  transaction: Transaction<Tables>,
  accounts: Accounts,
  { purpose, email, code }: { purpose: CodePurpose; email: string; code: string },
): Promise<boolean> {
  const now = accounts.now()
  const newest = await transaction
    .selectFrom('account_code')
    .select(['id', 'salt', 'code_hash'])
    .where('email', '=', codeKey(purpose, email))
    // one that was made before the clock was set back is not the newest
    .where('created_at', '<=', now + CLOCK_TOLERANCE_MS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const given = hashCode(accounts, purpose, newest?.salt ?? '', emailKey(email), code)
  if (!newest || !(await countTry(transaction, newest.id, now))) return false
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(newest.code_hash))) return false
  await transaction.updateTable('account_code').set({ used_at: now }).where('id', '=', newest.id).execute()
  return true
}

/** From here to the end of the transaction other tries of the same code wait. */
async function countTry(transaction: Transaction<Tables>, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('account_code')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', MAX_TRIES)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

function hashCode(accounts: Accounts, purpose: CodePurpose, salt: string, email: string, code: string) {
  return accounts.secrets.seal('account-code', purpose, salt, email, code)
}
