import { timingSafeEqual } from 'node:crypto'
import type { Transaction } from 'kysely'
import { emailKey } from '../contract/email.ts'
import type { Tables } from '../db/tables.ts'
import { hashCode } from './request-code.ts'
import type { Trial } from './trial.ts'

/** ASVS 5.0, 6.6.3: a code of a million values may not be tried often. */
const MAX_TRIES = 5
/** More than the limits let anyone have in the day that codes are kept. */
const MAX_CODES = 20
/** By how much the clocks of this program and of the site, or of two such programs, may differ. */
export const CLOCK_TOLERANCE_MS = 60_000

export type CodeFault = 'codeWrong' | 'codeExpired' | 'codeLocked'

export interface CodeTry {
  /** Canonical. */
  email: string
  code: string
  /** When it was entered, milliseconds since the epoch. */
  at: number
}

/**
 * Tries a code for an e-mail address and uses it up when it is right. Every try counts, and of many at the same
 * moment one succeeds.
 * @returns undefined when the code is right, else why not
 */
export async function confirmCode(
  transaction: Transaction<Tables>,
  trial: Trial,
  attempt: CodeTry,
): Promise<CodeFault | undefined> {
  const codes = await codesFor(transaction, attempt)
  const [live] = codes
  if (!live) return 'codeWrong'
  const right = codes.filter((code) => isRight(trial, code, attempt))
  const counted = await countTry(transaction, live.id)
  if (!counted) return 'codeLocked'
  if (right.some(({ id }) => id === live.id)) return use(transaction, counted, attempt)
  if (right.length > 0) return 'codeExpired'
  return counted.tries >= MAX_TRIES ? 'codeLocked' : 'codeWrong'
}

/** The newest one is live, the others were replaced by it. */
function codesFor(transaction: Transaction<Tables>, { email, at }: CodeTry) {
  return transaction
    .selectFrom('trial_code')
    .select(['id', 'email', 'salt', 'code_hash'])
    .where('email', '=', emailKey(email))
    .where('created_at', '<=', at + CLOCK_TOLERANCE_MS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_CODES)
    .execute()
}

function isRight(trial: Trial, row: { salt: string; email: string; code_hash: string }, { code }: CodeTry) {
  const expected = Buffer.from(row.code_hash)
  const given = Buffer.from(hashCode(trial, row.salt, row.email, code))
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** From here to the end of the transaction other tries of the same code wait. */
function countTry(transaction: Transaction<Tables>, id: string) {
  return transaction
    .updateTable('trial_code')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('tries', '<', MAX_TRIES)
    .returning(['id', 'tries', 'used_at', 'expires_at'])
    .executeTakeFirst()
}

async function use(
  transaction: Transaction<Tables>,
  code: { id: string; used_at: number | null; expires_at: number },
  { at }: CodeTry,
): Promise<CodeFault | undefined> {
  if (code.used_at !== null || code.expires_at < at) return 'codeExpired'
  await transaction.updateTable('trial_code').set({ used_at: at }).where('id', '=', code.id).execute()
  return undefined
}
