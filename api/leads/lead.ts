import type { Database } from '../db/tables.ts'
import { COLUMNS } from '../trial/fields.ts'

/**
 * An application, or what the site acknowledged that is none (`dead-letter`), as sales sees it: the columns of its
 * fields as text, and what was noted about it.
 */
export type Lead = Record<string, string> & {
  reference: string
  status: 'verified' | 'unverified' | 'dead-letter'
  /** ISO. */
  receivedAt: string
}

/** The members of a lead, in the order of tables. */
export const LEAD_COLUMNS = [
  'reference',
  'status',
  'receivedAt',
  ...COLUMNS.map(({ name }) => name),
  'lang',
  // version of the text agreed to for advertising, empty when it was not, or is not any more
  'marketing',
  // why it is not verified
  'fault',
]

export interface LeadFilter {
  /** Received at or after, milliseconds since the epoch. */
  since?: number | undefined
  /** Only what is not verified, dead letters included. */
  unverified?: boolean | undefined
}

/** Applications and dead letters, newest first. */
export async function findLeads(db: Database, filter: LeadFilter): Promise<Lead[]> {
  const leads = [...(await applications(db, filter)), ...(await deadLetters(db, filter))]
  return leads.sort((a, b) => (a.receivedAt < b.receivedAt ? 1 : -1))
}

async function applications(db: Database, { since = 0, unverified }: LeadFilter): Promise<Lead[]> {
  let query = db
    .selectFrom('trial_application as application')
    .leftJoin('marketing_consent as news', (join) =>
      join.onRef('news.reference', '=', 'application.reference').on('news.withdrawn_at', 'is', null),
    )
    .selectAll('application')
    .select('news.version as marketing')
    .where('received_at', '>=', since)
  if (unverified) query = query.where('status', '=', 'unverified')
  return (await query.execute()).map((row) => ({
    ...fieldTexts(row),
    reference: row.reference,
    status: row.status,
    receivedAt: new Date(row.received_at).toISOString(),
    lang: row.lang,
    marketing: row.marketing ?? '',
    fault: row.code_fault ?? '',
  }))
}

function fieldTexts(row: object): Record<string, string> {
  const stored = row as Record<string, string | number>
  return Object.fromEntries(COLUMNS.map(({ name, show = String }) => [name, show(stored[name] ?? '')]))
}

async function deadLetters(db: Database, { since = 0 }: LeadFilter): Promise<Lead[]> {
  const rows = await db
    .selectFrom('trial_dead_letter as letter')
    .leftJoin('idempotency_key as submission', 'submission.dead_letter_id', 'letter.id')
    .selectAll('letter')
    .select('submission.reference')
    .where('received_at', '>=', since)
    .execute()
  return rows.map((row) => {
    const body = JSON.parse(row.body) as Record<string, unknown> | null
    const text = (field: string) => String(body?.[field] ?? '')
    return {
      // as they came, none of them read
      ...Object.fromEntries(COLUMNS.map(({ name }) => [name, text(name)])),
      reference: row.reference ?? '',
      status: 'dead-letter',
      receivedAt: new Date(row.received_at).toISOString(),
      email: row.email || text('email'),
      lang: text('lang'),
      // What it says about consent cannot be relied on.
      marketing: '',
      fault: (JSON.parse(row.faults) as { code: string }[]).map(({ code }) => code).join(' '),
    }
  })
}
