import { sql, type Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { type Act, recordAudit } from '../staff/audit/record-audit.ts'
import type { CountHeld, HandOver } from '../staff/identity/members.ts'
import { memberSubject } from '../staff/room.ts'
import { type ApplicationFeed, enqueueEvent } from '../trial/application-events.ts'
import { eventRow } from './change-lead.ts'
import { leadOwners, unknownOwner } from './lead.ts'
import { isOpen } from './lead-filter.ts'
import { tellOwner } from './tell-owner.ts'

/** As many rows as a statement takes on both databases. */
const CHUNK = 500

/**
 * Hands the open applications of a member over to others, evenly and by their next call, or to nobody: in the transaction
 * in which the member stops working them. The next owners are told by mail.
 * @throws ProblemError 422 for an owner who is none
 */
export const handOverLeads =
  (feed: ApplicationFeed): HandOver =>
  async (transaction, from, { applicationsTo: to = [], note }, act) => {
    const owners = await leadOwners(transaction)
    const next = to.map((id) => owners.find((owner) => owner.id === id && id !== from.id))
    if (next.includes(undefined)) throw unknownOwner()
    const leads = await transaction
      .selectFrom('trial_application')
      .select(['id', 'reference'])
      .where('owner_id', '=', from.id)
      .where(isOpen)
      .orderBy(sql`due = ''`)
      .orderBy('due')
      .orderBy('id')
      .execute()
    // in turn, so that nobody has all that is due first
    for (const [at, owner] of (next.length > 0 ? next : [undefined]).entries()) {
      const share = leads.filter((_, index) => index % Math.max(1, next.length) === at)
      const ids = share.map(({ id }) => id)
      for (let first = 0; first < ids.length; first += CHUNK)
        await giveTo(transaction, ids.slice(first, first + CHUNK), from.name, { owner, note }, act, feed)
      if (owner) {
        const references = share.map(({ reference }) => reference)
        await tellOwner(transaction, { owner: owner.id, references, note }, act, feed.adminOrigin)
      }
    }
    if (leads.length > 0) {
      const receivers = next.map((owner) => owner?.name).join(', ')
      await recordAudit(transaction, act, 'staff.handed-over', [memberSubject, from.id], {
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
  { owner, note }: { owner: { id: string; name: string } | undefined; note?: string | undefined },
  act: Act,
  feed: ApplicationFeed,
): Promise<void> {
  await transaction
    .updateTable('trial_application')
    .set((e) => ({ owner_id: owner?.id ?? null, lead_version: e('lead_version', '+', 1) }))
    .where('id', 'in', ids)
    .execute()
  const kinds = [
    ['owner', before, owner?.name ?? ''] as const,
    ...(note ? [['note', '', note] as const] : []),
  ]
  const events = ids.flatMap((application_id) =>
    kinds.map(([kind, ...values]) => eventRow({ application_id, kind, values }, act)),
  )
  await transaction.insertInto('lead_event').values(events).execute()
  for (const id of ids) await enqueueEvent(transaction, feed, 'application.changed', id, act.now, ['owner'])
}

export const countHeld: CountHeld = async (db) => {
  const rows = await db
    .selectFrom('trial_application')
    .select(({ fn }) => ['owner_id', fn.countAll().as('count')])
    .where(isOpen)
    .groupBy('owner_id')
    .execute()
  return new Map(rows.map(({ owner_id, count }) => [owner_id, Number(count)]))
}
