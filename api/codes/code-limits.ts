import type { Generated, Transaction } from 'kysely'
import { emailKey } from '#contract/email.ts'
import type { Database, Tables } from '../db/tables.ts'
import { type Limit, waitForRoom } from '../guard/sliding-window.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** OWASP and ASVS 5.0, 6.6 allow ten minutes at most. */
export const CODE_LIFETIME_MINUTES = 10
const LIFETIME_MS = CODE_LIFETIME_MINUTES * MINUTE
/** Retention of codes and wrong attempts that the limits need. */
export const LIMIT_MEMORY_MS = DAY

export type CodePurpose = 'trial' | 'register' | 'reset'

export interface CodeOwner {
  purpose: CodePurpose
  /** canonical; the code is valid for every spelling */
  email: string
  clientKey: string
}

/**
 * Per e-mail: bounds guessing (10 codes of 5 tries a day) and mail sent to third parties. Per client: unconfirmed
 * codes only, as an office shares an address. Counts the codes themselves (docs/decisions/0007-limits-count-rows.md).
 */
const LIMITS: (Limit & { by: 'email' | 'client_key' })[] = [
  { by: 'email', most: 1, within: MINUTE },
  { by: 'email', most: 5, within: HOUR },
  { by: 'email', most: 10, within: DAY },
  { by: 'client_key', most: 20, within: HOUR },
]

/** Unconfirmed codes of all clients; beyond it codes are queued at this rate. */
const AT_ONCE: Limit = { most: 500, within: HOUR }
const LONGEST_QUEUE_MS = 10 * MINUTE

export interface CodePlan {
  /** ms until another code can be requested; 0: now */
  waitMs: number
  /** ms until it is mailed */
  queuedMs: number
}

/** Whether a code can be requested now, and when it is mailed: global load delays before it refuses. */
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

/** When the last queued code is mailed, at which its lifetime begins. */
async function endOfQueue(db: Database | Transaction<Tables>, table: 'trial_code', now: number) {
  const { last } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max('expires_at').as('last'))
    .where('created_at', '>', now - HOUR)
    // ignores codes from before the clock was set back
    .where('expires_at', '<=', now + LIFETIME_MS + LONGEST_QUEUE_MS)
    .executeTakeFirstOrThrow()
  return Math.max(now, Number(last) - LIFETIME_MS)
}

/** Whether codes are unavailable for longer than the resend delay: then an application is accepted unverified. */
export async function areCodesOut(db: Database, owner: CodeOwner, now: number): Promise<boolean> {
  return (await planCode(db, owner, now)).waitMs > MINUTE
}

/** Key of codes and limits, per purpose: whoever learns that an address is registered can request a reset at once. */
export function codeKey(purpose: CodePurpose, email: string): string {
  return purpose === 'trial' ? emailKey(email) : `${purpose}:${emailKey(email)}`
}

/** Account codes have a table of their own, with the same columns and `purpose`. */
export function tableOf(purpose: CodePurpose): 'trial_code' {
  return (purpose === 'trial' ? 'trial_code' : 'account_code') as 'trial_code'
}

declare module '../db/tables.ts' {
  interface Tables {
    trial_code: CodeTable
    account_code: AccountCodeTable
  }
}

interface CodeTable {
  id: string
  /** the address, see codeKey */
  email: string
  /** keyed hash of the client, see caller.ts */
  client_key: string
  salt: string
  code_hash: string
  tries: Generated<number>
  created_at: number
  expires_at: number
  used_at: number | null
}

/** `email` has the purpose before the address, whether or not the account exists. */
interface AccountCodeTable extends CodeTable {
  purpose: 'register' | 'reset'
}
