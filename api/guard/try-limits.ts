import { randomUUIDv7 } from 'node:crypto'
import type { Services } from './services.ts'
import { countedWithin, waitForRoom } from './sliding-window.ts'

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
export interface TryLimits extends Pick<Services, 'db' | 'now' | 'log' | 'secrets'> {
  /** Waits before an answer. */
  pause: (ms: number) => Promise<unknown>
}

/** How long tries have to be kept for the limits to hold. */
export const TRY_MEMORY_MS = HOUR

export interface Attempt {
  /** What is tried: tries at codes do not use up those at the password. */
  kind:
    | 'password'
    | 'register'
    | 'reset'
    | 'staff-password'
    | 'staff-code'
    | 'staff-invitation'
    | 'staff-reset'
  /** The address in lower case, whether it has an account or not. */
  email: string
  clientKey: string
  /** Wrong tries an hour by all clients at this subject, after which nobody gets through. */
  mostOfAll?: number
}

/** `limited`: wait. Otherwise to be forgotten when it turns out right. */
export type Begun = { kind: 'limited'; waitMs: number } | { kind: 'begun'; forget: () => Promise<void> }

/**
 * Notes a try before it is made, and counts it as a wrong one until it is forgotten: of many tries sent at the
 * same moment no more get through than of those sent one by one. Many tries at an account make this slow.
 */
export async function beginTry(limits: TryLimits, attempt: Attempt): Promise<Begun> {
  const { db, now } = limits
  const { kind, email, clientKey, mostOfAll } = attempt
  const id = randomUUIDv7()
  const pair = { client_key: clientKey, subject: limits.secrets.seal('account-try', kind, email) }
  await db
    .insertInto('account_try')
    .values({ id, ...pair, created_at: now() })
    .execute()
  // this one is among those that are counted
  const excess = (by: Partial<typeof pair>, { most, within }: typeof PAIR) =>
    waitForRoom(db, 'account_try', by, { most: most + 1, within }, now())
  const waitMs = Math.max(
    await excess(pair, PAIR),
    await excess({ client_key: clientKey }, CLIENT),
    mostOfAll ? await excess({ subject: pair.subject }, { most: mostOfAll, within: HOUR }) : 0,
  )
  if (waitMs > 0) {
    // what was not tried does not count, or waiting would never end for the impatient
    await db.deleteFrom('account_try').where('id', '=', id).execute()
    return { kind: 'limited', waitMs }
  }
  await slowDown(limits, pair.subject)
  const forget = async () => {
    await db
      .deleteFrom('account_try')
      .where(({ and }) => and(pair))
      .execute()
  }
  return { kind: 'begun', forget }
}

async function slowDown({ db, now, log, pause }: TryLimits, subject: string): Promise<void> {
  const { from, to } = countedWithin(now(), ACCOUNT.within)
  const { count } = await db
    .selectFrom('account_try')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('subject', '=', subject)
    .where('created_at', '>', from)
    .where('created_at', '<', to)
    .executeTakeFirstOrThrow()
  const over = Number(count) - ACCOUNT.most
  if (over <= 0) return
  log({ event: 'account-many-tries', alert: over === 1 })
  await pause(Math.min(ACCOUNT.longestPause, ACCOUNT.firstPause * 2 ** Math.min(over - 1, 10)))
}
