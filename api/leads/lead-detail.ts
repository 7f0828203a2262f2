import { randomUUIDv7 } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type {
  HistoryEntry,
  LeadChange,
  LeadDetail,
  LeadsChange,
  LeadsChanged,
  RevealAnswer,
  Revealed,
} from '../contract/lead-schema.ts'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { notFound, ProblemError } from '../http/problem.ts'
import { type Place, versionChanged } from '../http/validate.ts'
import { type Act, recordAudit } from '../staff/audit/record-audit.ts'
import { leadSearchText } from '../trial/search-text.ts'
import type { LeadEventTable } from '../trial/trial-tables.ts'
import { ownersById, unknownOwner } from './lead.ts'
import { type ApplicationRow, summaries } from './list-leads.ts'
import { tellOwner } from './tell-owner.ts'

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
    address: row.address,
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

/**
 * Changes status, owner, next call or company of an application, and writes each into its history.
 * @throws ProblemError 404; 412 where somebody else was first; 422 for an owner who is none
 */
export async function changeLead(
  db: Database,
  place: Place,
  change: LeadChange,
  act: Act,
  adminOrigin: string,
): Promise<void> {
  await transact(db, async (transaction) => {
    const given = await writeChange(transaction, place, change, act)
    if (given) await tellOwner(transaction, { ...given, note: change.note }, act, adminOrigin)
  })
}

/** @returns who owns it now, where that is somebody else than before */
async function writeChange(
  transaction: Transaction<Tables>,
  { id, version }: Place,
  change: LeadChange,
  act: Act,
): Promise<{ owner: string; references: string[] } | undefined> {
  const before = await rowOf(transaction, id)
  if (before.lead_version !== version) throw versionChanged(before.lead_version)
  const ownerOf = await ownersById(transaction)
  const nameOf = (owner: string | null) => ownerOf(owner)?.name ?? ''
  if (change.owner && ownerOf(change.owner)?.state !== 'active') throw unknownOwner()
  const { status = before.lead_status, owner = before.owner_id } = change
  const { due = before.due, company = before.company } = change
  const { numUpdatedRows } = await transaction
    .updateTable('trial_application')
    .set({ lead_status: status, owner_id: owner, due, company, lead_version: before.lead_version + 1 })
    .set({ search_text: leadSearchText({ ...before, company }) })
    .where('id', '=', id)
    .where('lead_version', '=', before.lead_version)
    .executeTakeFirstOrThrow()
  // one that was written after it was read
  if (numUpdatedRows === 0n) throw versionChanged(before.lead_version + 1)
  const changes: [LeadEventTable['kind'], string, string][] = [
    ['status', before.lead_status, status],
    ['owner', before.owner_id ?? '', owner ?? ''],
    ['due', before.due, due],
    ['company', before.company, company],
  ]
  const changed = changes.filter(([, old, present]) => old !== present)
  for (const [kind, old, present] of changed) {
    const values = kind === 'owner' ? [nameOf(before.owner_id), nameOf(owner)] : [old, present]
    await addEvent(transaction, { application_id: id, kind, values }, act)
  }
  const fields = changed.map(([kind]) => kind).join(' ')
  if (fields) await recordAudit(transaction, act, 'leads.changed', `leads/${id}`, { fields })
  if (owner === before.owner_id || owner === null) return undefined
  if (change.note)
    await addEvent(transaction, { application_id: id, kind: 'note', values: ['', change.note] }, act)
  return { owner, references: [before.reference] }
}

/** Makes one change of several, each by itself: those that are refused stay as they are. The next owner is told once. */
export async function changeLeads(
  db: Database,
  { items, change }: typeof LeadsChange.infer,
  act: Act,
  adminOrigin: string,
): Promise<typeof LeadsChanged.infer> {
  const refused: string[] = []
  const references: string[] = []
  for (const place of items)
    await transact(db, (transaction) => writeChange(transaction, place, change, act)).then(
      (given) => references.push(...(given?.references ?? [])),
      (error) => {
        if (!(error instanceof ProblemError && [404, 412].includes(error.status))) throw error
        refused.push(place.id)
      },
    )
  const { owner, note } = change
  if (owner) await transact(db, (trx) => tellOwner(trx, { owner, references, note }, act, adminOrigin))
  return { changed: items.length - refused.length, refused }
}

/** Adds a note. It changes nothing that somebody else could have changed meanwhile, so it is always taken. */
export async function addLeadNote(db: Database, id: string, text: string, act: Act): Promise<void> {
  await transact(db, async (transaction) => {
    await rowOf(transaction, id)
    await addEvent(transaction, { application_id: id, kind: 'note', values: ['', text] }, act)
    await recordAudit(transaction, act, 'leads.noted', `leads/${id}`)
  })
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
    await recordAudit(transaction, act, 'leads.revealed', `leads/${id}`, { field })
    if (field === 'email') return { value: row.email }
    return { value: row.telephone, ...(row.telephone_e164 ? { dial: row.telephone_e164 } : {}) }
  })
}

function rowOf(db: Database | Transaction<Tables>, id: string) {
  return db.selectFrom('trial_application').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound)
}

async function addEvent(
  transaction: Transaction<Tables>,
  { application_id, kind, values }: Pick<LeadEventTable, 'application_id' | 'kind'> & { values: string[] },
  { by, now }: Act,
): Promise<void> {
  const [old_value = '', new_value = ''] = values
  await transaction
    .insertInto('lead_event')
    .values({
      id: randomUUIDv7(),
      application_id,
      kind,
      old_value,
      new_value,
      staff_id: by.id ?? '',
      staff_name: by.name,
      created_at: now,
    })
    .execute()
}
