import type { Generated, Transaction } from 'kysely'
import { emailKey } from '../contract/email.ts'
import type { Database, Tables } from '../db/tables.ts'
import { type Limit, waitForRoom } from '../guard/sliding-window.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** OWASP and ASVS 5.0, 6.6 allow ten minutes at most. */
export const CODE_LIFETIME_MINUTES = 10
const LIFETIME_MS = CODE_LIFETIME_MINUTES * MINUTE
/** How long codes and wrong tries have to be kept for the limits to hold. */
export const LIMIT_MEMORY_MS = DAY

export type CodePurpose = 'trial' | 'register' | 'reset'

/** What codes are counted by. */
export interface CodeOwner {
  purpose: CodePurpose
  /** Canonical. The code fits every spelling of the address. */
  email: string
  clientKey: string
}

/**
 * How many codes may be asked for. Per e-mail they bound guessing (10 codes of 5 tries a day) and how much mail
 * anyone can have sent to somebody else. Per client only codes count that were not entered rightly: many people may be
 * behind the one address of an office. The codes themselves are what is counted, see
 * docs/decisions/0007-limits-count-rows.md.
 */
const LIMITS: (Limit & { by: 'email' | 'client_key' })[] = [
  { by: 'email', most: 1, within: MINUTE },
  { by: 'email', most: 5, within: HOUR },
  { by: 'email', most: 10, within: DAY },
  { by: 'client_key', most: 20, within: HOUR },
]

/** Codes of all clients together that were not entered rightly; more are mailed one after the other, at this rate. */
const AT_ONCE: Limit = { most: 500, within: HOUR }
const LONGEST_QUEUE_MS = 10 * MINUTE

export interface CodePlan {
  /** Milliseconds until another code may be asked for; 0: now. */
  waitMs: number
  /** In how many milliseconds it is mailed. */
  queuedMs: number
}

/** Whether a code may be asked for now, and when it is mailed: what others ask for makes it late before it is refused. */
export async function planCode(
  db: Database | Transaction<Tables>,
  { purpose, email, clientKey }: CodeOwner,
  now: number,
): Promise<CodePlan> {
  const table = tableOf(purpose)
  const counters = {
    email: { email: codeKey(purpose, email) },
    client_key: { client_key: clientKey, used_at: null },
  }
  let waitMs = 0
  for (const { by, ...limit } of LIMITS)
    waitMs = Math.max(waitMs, await waitForRoom(db, table, counters[by], limit, now))
  if (waitMs > 0 || (await waitForRoom(db, table, { used_at: null }, AT_ONCE, now)) === 0)
    return { waitMs, queuedMs: 0 }
  const queuedMs = (await endOfQueue(db, table, now)) + AT_ONCE.within / AT_ONCE.most - now
  return { waitMs: queuedMs > LONGEST_QUEUE_MS ? queuedMs : 0, queuedMs }
}

/** When the last code that waits is mailed: its lifetime begins then. */
async function endOfQueue(db: Database | Transaction<Tables>, table: 'trial_code', now: number) {
  const { last } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max('expires_at').as('last'))
    .where('created_at', '>', now - HOUR)
    // later ones were made before the clock was set back
    .where('expires_at', '<=', now + LIFETIME_MS + LONGEST_QUEUE_MS)
    .executeTakeFirstOrThrow()
  return Math.max(now, Number(last) - LIFETIME_MS)
}

/**
 * Whether a code cannot be had soon, though not only because one was just sent: an application may come without one
 * then, unverified.
 */
export async function areCodesOut(db: Database, owner: CodeOwner, now: number): Promise<boolean> {
  return (await planCode(db, owner, now)).waitMs > MINUTE
}

/**
 * What codes are found and counted by: whoever learns from the message that the address has an account already
 * can ask for a new password at once.
 */
export function codeKey(purpose: CodePurpose, email: string): string {
  return purpose === 'trial' ? emailKey(email) : `${purpose}:${emailKey(email)}`
}

/** Codes of accounts are in a table of their own, which has the same columns and `purpose`. */
export function tableOf(purpose: CodePurpose): 'trial_code' {
  return (purpose === 'trial' ? 'trial_code' : 'account_code') as 'trial_code'
}

declare module '../db/tables.ts' {
  interface Tables {
    trial_code: CodeTable
    account_code: AccountCodeTable
  }
}

/** The column `replaced_at` is not used any more. */
interface CodeTable {
  id: string
  /** Stands for the address, see codeKey. */
  email: string
  /** Stands for the address of the client, see client-address.ts. */
  client_key: string
  salt: string
  code_hash: string
  tries: Generated<number>
  created_at: number
  expires_at: number
  used_at: number | null
}

/** `email` is purpose and address, see codeKey, whether there is an account for it or not. */
interface AccountCodeTable extends CodeTable {
  purpose: 'register' | 'reset'
}
