import { sql } from 'kysely'
import type { HistoryEntry, LeadDetail, RevealAnswer, Revealed } from '#contract/lead-schema.ts'
import { ofPlain } from '#contract/trial/trial-fields.ts'
import type { Database } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { notFound } from '../http/problem.ts'
import { type Act, recordAudit } from '../staff/audit/record-audit.ts'
import { leadSubject } from '../trial/room.ts'
import { addEvent, rowOf } from './change-lead.ts'
import { type ApplicationRow, summaries } from './list-leads.ts'

/**
 * One application with its history and others of the same person.
 * @throws ProblemError 404
 */
export async function findLead(db: Database, id: string, now: number): Promise<LeadDetail> {
  const row = await rowOf(db, id)
  const [summary] = await summaries(db, [row], now)
  if (!summary) throw notFound()
  const consent = await db
    .selectFrom('marketing_consent')
    .select('version')
    .where('reference', '=', row.reference)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return {
    ...summary,
    lang: row.lang,
    ...ofPlain((name) => row[name]),
    estimate: row.estimate,
    readiness: row.readiness,
    marketing: consent !== undefined,
    duplicates: await duplicatesOf(db, row),
    history: await historyOf(db, row),
  }
}

/** The newest ones with the same address or the same number. */
async function duplicatesOf(db: Database, { id, email, telephone_e164 }: ApplicationRow) {
  const isSameEmail = sql<boolean>`lower(email) = ${email.toLowerCase()}`
  const rows = await db
    .selectFrom('trial_application')
    .select(['id', 'reference', 'email', 'telephone_e164'])
    .where('id', '!=', id)
    .where(({ or, eb }) =>
      or(telephone_e164 ? [isSameEmail, eb('telephone_e164', '=', telephone_e164)] : [isSameEmail]),
    )
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    same: [
      ...(row.email.toLowerCase() === email.toLowerCase() ? (['email'] as const) : []),
      ...(telephone_e164 && row.telephone_e164 === telephone_e164 ? (['telephone'] as const) : []),
    ],
  }))
}

/** Newest first. */
async function historyOf(
  db: Database,
  { id, reference, received_at }: ApplicationRow,
): Promise<HistoryEntry[]> {
  const events = await db
    .selectFrom('lead_event')
    .selectAll()
    .where('application_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('kind')
    .execute()
  const confirmed = await db
    .selectFrom('mail')
    .select('finished_at')
    .where('reference', '=', reference)
    .where('kind', '=', 'confirmation')
    .where('status', '=', 'sent')
    .executeTakeFirst()
  const nobody = { by: '', from: '', to: '' }
  const entries: HistoryEntry[] = events.map((event) => ({
    at: new Date(event.created_at).toISOString(),
    kind: event.kind,
    by: event.staff_name,
    from: event.old_value,
    to: event.new_value,
  }))
  entries.push({ at: new Date(received_at).toISOString(), kind: 'received', ...nobody })
  if (confirmed?.finished_at)
    entries.push({ at: new Date(confirmed.finished_at).toISOString(), kind: 'confirmed', ...nobody })
  return entries.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}

/** Hands out a number or an address, which is written down. */
export async function revealLead(
  db: Database,
  id: string,
  field: typeof Revealed.infer,
  act: Act,
): Promise<typeof RevealAnswer.infer> {
  return transact(db, async (transaction) => {
    const row = await rowOf(transaction, id)
    await addEvent(transaction, { application_id: id, kind: 'revealed', values: ['', field] }, act)
    await recordAudit(transaction, act, 'leads.revealed', [leadSubject, id], { field })
    if (field === 'email') return { value: row.email }
    return { value: row.telephone, ...(row.telephone_e164 ? { dial: row.telephone_e164 } : {}) }
  })
}
