import { randomUUIDv7 } from 'node:crypto'
import type { Services } from './services.ts'
import { countedWithin, waitForRoom } from './sliding-window.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Per client and account: does not affect others at the account. */
const PAIR = { most: 5, within: 15 * MINUTE }
/** Per client: password spraying. */
const CLIENT = { most: 30, within: HOUR }
/** Per account: slowed down, never refused, which would lock out the owner. */
const ACCOUNT = { most: 10, within: HOUR, firstPause: 100, longestPause: 3 * SECOND }

export interface TryLimits extends Pick<Services, 'db' | 'now' | 'log' | 'secrets'> {
  /** delays an answer */
  pause: (ms: number) => Promise<unknown>
}

/** Retention of attempts that the limits need. */
export const TRY_MEMORY_MS = HOUR

export interface Attempt {
  /** separate limits per kind, such as code and password */
  kind:
    | 'password'
    | 'register'
    | 'reset'
    | 'staff-password'
    | 'staff-code'
    | 'staff-invitation'
    | 'staff-reset'
  /** lower case, whether or not it has an account */
  email: string
  clientKey: string
  /** wrong attempts per hour by all clients, after which all are refused */
  mostOfAll?: number
}

/** `limited`: wait; `begun`: call `forget` when the attempt was right */
export type Begun = { kind: 'limited'; waitMs: number } | { kind: 'begun'; forget: () => Promise<void> }

/** Counts an attempt as wrong before it is checked, so that parallel requests cannot exceed the limit. */
export async function beginTry(limits: TryLimits, attempt: Attempt): Promise<Begun> {
  const { db, now } = limits
  const { kind, email, clientKey, mostOfAll } = attempt
  const id = randomUUIDv7()
  const pair = { client_key: clientKey, subject: limits.secrets.seal('account-try', kind, email) }
  await db
    .insertInto('account_try')
    .values({ id, ...pair, created_at: now() })
    .execute()
  // this attempt is counted already
  const excess = (by: Partial<typeof pair>, { most, within }: typeof PAIR) =>
    waitForRoom(db, 'account_try', by, { most: most + 1, within }, now())
  const waitMs = Math.max(
    await excess(pair, PAIR),
    await excess({ client_key: clientKey }, CLIENT),
    mostOfAll ? await excess({ subject: pair.subject }, { most: mostOfAll, within: HOUR }) : 0,
  )
  if (waitMs > 0) {
    // a refused attempt does not count, or impatient clients would wait forever
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
