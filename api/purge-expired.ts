import { ABSOLUTE_MS, IDLE_MS } from './accounts/sessions/session-store.ts'
import { TRY_MEMORY_MS } from './accounts/try-limits.ts'
import { calendarDate } from './calendar-date.ts'
import type { Database } from './db/tables.ts'
import { LIMIT_MEMORY_MS } from './trial/code-limits.ts'

const DAY = 24 * 60 * 60 * 1000
/** What the privacy notice at the form says. */
const UNVERIFIED_MS = 30 * DAY
const MONTHS = 12
/** Messages are only evidence of having been sent once they are. */
const MAIL_MS = 30 * DAY
/** What the staff did, as long as the audit page says. */
const AUDIT_MS = 2 * 365 * DAY

/** How many rows went, by table. */
export type Purged = Record<string, number>

/**
 * Deletes personal data that has been kept as long as it may be: unverified applications and dead letters after
 * 30 days, others after 12 months, sessions once they are over, codes and tries when no limit counts them any more, messages after 30 days. Keys and consents go
 * with their application, consents to product news 12 months after they were withdrawn. Running it twice, or in two processes, does no harm.
 */
export async function purgeExpired(db: Database, now: number): Promise<Purged> {
  const counts = {
    trial_application: await purgeApplications(db, now),
    marketing_consent: await purgeMarketingConsents(db, now),
    trial_dead_letter: await purgeOlder(db, 'trial_dead_letter', now - UNVERIFIED_MS),
    trial_code: await purgeOlder(db, 'trial_code', now - LIMIT_MEMORY_MS),
    trial_wrong_try: await purgeOlder(db, 'trial_wrong_try', now - LIMIT_MEMORY_MS),
    account_session: await purgeSessions(db, now),
    account_code: await purgeOlder(db, 'account_code', now - LIMIT_MEMORY_MS),
    account_try: await purgeOlder(db, 'account_try', now - TRY_MEMORY_MS),
    staff_session: await purgeEnded(db, 'staff_session', now),
    staff_verification: await purgeEnded(db, 'staff_verification', now),
    staff_invitation: await purgeInvitations(db, now),
    staff_audit: await purgeAudit(db, now),
    figure: await purgeFigures(db, now),
    mail: (await purgeCodeMail(db, now)) + (await purgeOlder(db, 'mail', now - MAIL_MS)),
  }
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}

async function purgeApplications(db: Database, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('trial_application')
    .where(({ eb, and, or }) =>
      or([
        eb('created_at', '<', monthsBefore(now)),
        and([eb('status', '=', 'unverified'), eb('created_at', '<', now - UNVERIFIED_MS)]),
      ]),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** One that is withdrawn still shows for a while that it was, and when. */
async function purgeMarketingConsents(db: Database, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('marketing_consent')
    .where(({ eb, and, or }) =>
      or([
        eb('withdrawn_at', '<', monthsBefore(now)),
        and([eb('confirmed', '=', 0), eb('given_at', '<', now - UNVERIFIED_MS)]),
      ]),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Visits for long enough to compare a month with that of last year, the rest for a quarter. */
async function purgeFigures(db: Database, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('figure')
    .where(({ eb, and, or }) =>
      or([
        eb('day', '<', calendarDate(now - 400 * DAY)),
        and([eb('kind', '!=', 'visit'), eb('day', '<', calendarDate(now - 90 * DAY))]),
      ]),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

async function purgeSessions(db: Database, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('account_session')
    .where(({ eb, or }) => or([eb('seen_at', '<', now - IDLE_MS), eb('created_at', '<', now - ABSOLUTE_MS)]))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Of the staff; what better-auth keeps has moments as text. */
async function purgeEnded(
  db: Database,
  table: 'staff_session' | 'staff_verification',
  now: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('expires_at', '<', new Date(now).toISOString())
    .executeTakeFirst()
  return Number(numDeletedRows)
}

async function purgeInvitations(db: Database, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_invitation')
    .where('expires_at', '<', now - UNVERIFIED_MS)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

async function purgeAudit(db: Database, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_audit')
    .where('at', '<', now - AUDIT_MS)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

async function purgeCodeMail(db: Database, now: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mail')
    .where('kind', '=', 'code')
    .where('created_at', '<', now - LIMIT_MEMORY_MS)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

type AgedTable =
  | 'trial_dead_letter'
  | 'trial_code'
  | 'trial_wrong_try'
  | 'account_code'
  | 'account_try'
  | 'mail'

async function purgeOlder(db: Database, table: AgedTable, before: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom(table).where('created_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

function monthsBefore(now: number): number {
  const date = new Date(now)
  return date.setUTCMonth(date.getUTCMonth() - MONTHS)
}
