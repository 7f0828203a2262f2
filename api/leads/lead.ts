import type { Database } from '../db/tables.ts'
import { PRODUCT_NAMES, type ProductId } from '../trial/product-ids.ts'

/** An application, or what the site acknowledged that is none (`dead-letter`), as sales sees it. */
export interface Lead {
  reference: string
  status: 'verified' | 'unverified' | 'dead-letter'
  /** ISO. */
  receivedAt: string
  name: string
  telephone: string
  email: string
  product: string
  address: string
  lang: string
  source: string
  /** Version of the text agreed to for advertising, empty when it was not. */
  marketing: string
  /** Why it is not verified. */
  fault: string
  readiness: string
}

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
    .leftJoin('consent', (join) =>
      join.onRef('consent.application_id', '=', 'application.id').on('consent.purpose', '=', 'marketing'),
    )
    .selectAll('application')
    .select('consent.version as marketing')
    .where('received_at', '>=', since)
  if (unverified) query = query.where('status', '=', 'unverified')
  return (await query.execute()).map((row) => ({
    reference: row.reference,
    status: row.status,
    receivedAt: new Date(row.received_at).toISOString(),
    name: row.name,
    telephone: row.telephone,
    email: row.email,
    product: PRODUCT_NAMES[row.product as ProductId],
    address: row.address,
    lang: row.lang,
    source: row.source,
    marketing: row.marketing ?? '',
    fault: row.code_fault ?? '',
    readiness: row.readiness,
  }))
}

async function deadLetters(db: Database, { since = 0 }: LeadFilter): Promise<Lead[]> {
  const rows = await db
    .selectFrom('trial_dead_letter as letter')
    .leftJoin('trial_submission as submission', 'submission.dead_letter_id', 'letter.id')
    .selectAll('letter')
    .select('submission.reference')
    .where('received_at', '>=', since)
    .execute()
  return rows.map((row) => {
    const body = JSON.parse(row.body) as Record<string, unknown> | null
    const text = (field: string) => String(body?.[field] ?? '')
    return {
      reference: row.reference ?? '',
      status: 'dead-letter',
      receivedAt: new Date(row.received_at).toISOString(),
      name: text('name'),
      telephone: text('telephone'),
      email: row.email || text('email'),
      product: text('product'),
      address: text('address'),
      lang: text('lang'),
      source: text('source'),
      // What it says about consent cannot be relied on.
      marketing: '',
      fault: (JSON.parse(row.faults) as { code: string }[]).map(({ code }) => code).join(' '),
      readiness: text('readiness'),
    }
  })
}
