import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { versionChanged } from '../http/if-match.ts'
import { notFound, ProblemError } from '../http/problem.ts'
import { type Actor, recordAudit } from '../staff/audit/record-audit.ts'
import { isUuid } from '../uuid.ts'
import { leadOwners } from './lead-owners.ts'
import type { LeadChange, Revealed } from './lead-schema.ts'
import { leadSearchText } from './lead-search-text.ts'
import type { LeadEventTable } from './lead-tables.ts'

/**
 * Changes status, owner, next call or company of an application, and writes each into its history.
 * @param from the version that was changed
 * @throws ProblemError 404; 412 where somebody else was first; 422 for an owner who is none
 */
export async function changeLead(
  db: Database,
  { id, from, change }: { id: string; from: number; change: LeadChange },
  by: Actor,
  now: number,
): Promise<void> {
  await transact(db, async (transaction) => {
    const before = await rowOf(transaction, id)
    if (before.lead_version !== from) throw versionChanged(before.lead_version)
    const owners = change.owner === undefined ? [] : await leadOwners(transaction)
    const nameOf = (owner: string | null) => owners.find((one) => one.id === owner)?.name ?? ''
    if (change.owner && !nameOf(change.owner)) throw unknownOwner()
    const { status = before.lead_status, owner = before.owner_id } = change
    const { due = before.due, company = before.company } = change
    const { numUpdatedRows } = await transaction
      .updateTable('trial_application')
      .set({ lead_status: status, owner_id: owner, due, company, lead_version: from + 1 })
      .set({ search_text: leadSearchText({ ...before, company }) })
      .where('id', '=', id)
      .where('lead_version', '=', from)
      .executeTakeFirstOrThrow()
    // one that was written after it was read
    if (numUpdatedRows === 0n) throw versionChanged(from + 1)
    const changes: [LeadEventTable['kind'], string, string][] = [
      ['status', before.lead_status, status],
      ['owner', before.owner_id ?? '', owner ?? ''],
      ['due', before.due, due],
      ['company', before.company, company],
    ]
    const changed = changes.filter(([, old, present]) => old !== present)
    for (const [kind, old, present] of changed) {
      const values = kind === 'owner' ? [nameOf(before.owner_id), nameOf(owner)] : [old, present]
      await addEvent(transaction, { application_id: id, kind, values }, by, now)
    }
    if (changed.length > 0)
      await recordAudit(
        transaction,
        {
          staff: by,
          action: 'leads.changed',
          subject: `leads/${id}`,
          detail: { fields: changed.map(([kind]) => kind).join(' ') },
        },
        now,
      )
  })
}

/** Adds a note. It changes nothing that somebody else could have changed meanwhile, so it is always taken. */
export async function addLeadNote(
  db: Database,
  { id, text }: { id: string; text: string },
  by: Actor,
  now: number,
): Promise<void> {
  await transact(db, async (transaction) => {
    await rowOf(transaction, id)
    await addEvent(transaction, { application_id: id, kind: 'note', values: ['', text] }, by, now)
    await recordAudit(transaction, { staff: by, action: 'leads.noted', subject: `leads/${id}` }, now)
  })
}

/** Hands out a number or an address, which is written down. */
export async function revealLead(
  db: Database,
  { id, field }: { id: string; field: typeof Revealed.infer },
  by: Actor,
  now: number,
): Promise<{ value: string; dial?: string }> {
  return transact(db, async (transaction) => {
    const row = await rowOf(transaction, id)
    await addEvent(transaction, { application_id: id, kind: 'revealed', values: ['', field] }, by, now)
    await recordAudit(
      transaction,
      { staff: by, action: 'leads.revealed', subject: `leads/${id}`, detail: { field } },
      now,
    )
    if (field === 'email') return { value: row.email }
    return { value: row.telephone, ...(row.telephone_e164 ? { dial: row.telephone_e164 } : {}) }
  })
}

async function rowOf(transaction: Transaction<Tables>, id: string) {
  if (!isUuid(id)) throw notFound()
  const row = await transaction
    .selectFrom('trial_application')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

async function addEvent(
  transaction: Transaction<Tables>,
  { application_id, kind, values }: Pick<LeadEventTable, 'application_id' | 'kind'> & { values: string[] },
  by: Actor,
  now: number,
): Promise<void> {
  const [old_value = '', new_value = ''] = values
  await transaction
    .insertInto('lead_event')
    .values({
      ...{ id: randomUUIDv7(), application_id, kind, old_value, new_value },
      ...{ staff_id: by.id ?? '', staff_name: by.name, created_at: now },
    })
    .execute()
}

function unknownOwner(): ProblemError {
  return new ProblemError(422, 'invalid-change', {
    errors: [{ field: 'owner', code: 'ownerUnknown', detail: 'must be a member who works applications' }],
  })
}
