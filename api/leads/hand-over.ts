import { randomUUIDv7 } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { type Act, recordAudit } from '../staff/audit/record-audit.ts'
import { leadOwners, unknownOwner } from './lead.ts'
import { isOpen } from './lead-filter.ts'

/** As many rows as a statement takes on both databases. */
const CHUNK = 500

/**
 * Hands the open applications of a member over to others, evenly and by their next call, or to nobody: in the transaction
 * in which the member stops working them.
 * @param to ids of the next owners
 * @returns how many there were
 * @throws ProblemError 422 for an owner who is none
 */
export async function handOverLeads(
  transaction: Transaction<Tables>,
  from: { id: string; name: string },
  to: readonly string[],
  act: Act,
): Promise<number> {
  const owners = await leadOwners(transaction)
  const next = to.map((id) => owners.find((owner) => owner.id === id && id !== from.id))
  if (next.includes(undefined)) throw unknownOwner()
  const leads = await transaction
    .selectFrom('trial_application')
    .select('id')
    .where('owner_id', '=', from.id)
    .where(isOpen)
    .orderBy(sql`due = ''`)
    .orderBy('due')
    .orderBy('id')
    .execute()
  // in turn, so that nobody has all that is due first
  for (const [at, owner] of (next.length > 0 ? next : [undefined]).entries()) {
    const ids = leads.filter((_, index) => index % Math.max(1, next.length) === at).map(({ id }) => id)
    for (let first = 0; first < ids.length; first += CHUNK)
      await giveTo(transaction, ids.slice(first, first + CHUNK), from.name, owner, act)
  }
  if (leads.length > 0) {
    const receivers = next.map((owner) => owner?.name).join(', ')
    await recordAudit(transaction, act, 'staff.handed-over', `staff/${from.id}`, {
      count: leads.length,
      receivers,
    })
  }
  return leads.length
}

async function giveTo(
  transaction: Transaction<Tables>,
  ids: readonly string[],
  before: string,
  owner: { id: string; name: string } | undefined,
  { by, now }: Act,
): Promise<void> {
  await transaction
    .updateTable('trial_application')
    .set((e) => ({ owner_id: owner?.id ?? null, lead_version: e('lead_version', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
  const events = ids.map((application_id) => ({
    id: randomUUIDv7(),
    application_id,
    kind: 'owner' as const,
    old_value: before,
    new_value: owner?.name ?? '',
    staff_id: by.id ?? '',
    staff_name: by.name,
    created_at: now,
  }))
  await transaction.insertInto('lead_event').values(events).execute()
}
