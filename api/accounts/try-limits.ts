import { randomUUIDv7 } from 'node:crypto'
import { countedWithin } from '../trial/code-limits.ts'
import type { Accounts } from './accounts.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** One client at one account: a person's mistakes. Others at the same account are not affected. */
const PAIR = { most: 5, within: 15 * MINUTE }
/** One client at all accounts: trying one password on many. */
const CLIENT = { most: 30, within: HOUR }
/** All clients at one account: never refused, which would lock its owner out, but slower and slower. */
const ACCOUNT = { most: 10, within: HOUR, firstPause: 100, longestPause: 3 * SECOND }

/** What they are counted by. */
export type TryLimits = Pick<Accounts, 'db' | 'now' | 'log' | 'secrets' | 'pause'>

/** How long tries have to be kept for the limits to hold. */
export const TRY_MEMORY_MS = HOUR

export interface Attempt {
  /** What is tried: tries at codes do not use up those at the password. */
  kind: 'password' | 'register' | 'reset' | 'staff-password' | 'staff-code' | 'staff-invitation'
  /** The address in lower case, whether it has an account or not. */
  email: string
  clientKey: string
}

/** `limited`: wait. Otherwise to be forgotten when it turns out right. */
export type Begun = { kind: 'limited'; waitMs: number } | { kind: 'begun'; forget: () => Promise<void> }

/**
 * Notes a try before it is made, and counts it as a wrong one until it is forgotten: of many tries sent at the
 * same moment no more get through than of those sent one by one. Many tries at an account make this slow.
 */
export async function beginTry(accounts: TryLimits, attempt: Attempt): Promise<Begun> {
  const { db } = accounts
  const id = randomUUIDv7()
  const subject = accounts.secrets.seal('account-try', attempt.kind, attempt.email)
  const { clientKey } = attempt
  await db
    .insertInto('account_try')
    .values({ id, subject, client_key: clientKey, created_at: accounts.now() })
    .execute()
  const waitMs = Math.max(
    await excess(accounts, { client_key: clientKey, subject }, PAIR),
    await excess(accounts, { client_key: clientKey }, CLIENT),
  )
  if (waitMs > 0) {
    // what was not tried does not count, or waiting would never end for the impatient
    await db.deleteFrom('account_try').where('id', '=', id).execute()
    return { kind: 'limited', waitMs }
  }
  await slowDown(accounts, subject)
  const forget = async () => {
    await db
      .deleteFrom('account_try')
      .where('subject', '=', subject)
      .where('client_key', '=', clientKey)
      .execute()
  }
  return { kind: 'begun', forget }
}

type By = { client_key?: string; subject?: string }

/** How long until there is room for one more, 0 when there is. */
async function excess(
  accounts: TryLimits,
  by: By,
  { most, within }: { most: number; within: number },
): Promise<number> {
  const now = accounts.now()
  const { from, to } = countedWithin(now, within)
  let tries = accounts.db
    .selectFrom('account_try')
    .where('created_at', '>', from)
    .where('created_at', '<', to)
  if (by.client_key !== undefined) tries = tries.where('client_key', '=', by.client_key)
  if (by.subject !== undefined) tries = tries.where('subject', '=', by.subject)
  const blocking = await tries
    .select('created_at')
    .orderBy('created_at', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst()
  return blocking ? blocking.created_at + within - now : 0
}

async function slowDown(accounts: TryLimits, subject: string): Promise<void> {
  const { from, to } = countedWithin(accounts.now(), ACCOUNT.within)
  const { count } = await accounts.db
    .selectFrom('account_try')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('subject', '=', subject)
    .where('created_at', '>', from)
    .where('created_at', '<', to)
    .executeTakeFirstOrThrow()
  const over = Number(count) - ACCOUNT.most
  if (over <= 0) return
  accounts.log({ event: 'account-many-tries', alert: over === 1 })
  await accounts.pause(Math.min(ACCOUNT.longestPause, ACCOUNT.firstPause * 2 ** Math.min(over - 1, 10)))
}
