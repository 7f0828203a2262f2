import type { Transaction, Updateable } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { type Act, recordAudit } from '../staff/audit/record-audit.ts'
import type { Undoers } from '../staff/undo.ts'
import { type ApplicationFeed, enqueueEvent } from '../trial/application-events.ts'
import { leadSubject } from '../trial/room.ts'
import { leadSearchText } from '../trial/search-text.ts'
import { ownersById } from './lead.ts'
import { tellOwner } from './tell-owner.ts'

/** What a change of an application is taken back by. */
export interface LeadUndo {
  id: string
  /** The version after the change. */
  version: number
  before: Pick<
    Updateable<Tables['trial_application']>,
    'lead_status' | 'lost_reason' | 'contacted_at' | 'owner_id' | 'due' | 'company'
  >
  /** Ids of what it wrote into the history. */
  events: string[]
  /** Id of the message that tells the next owner, which waits until nothing can be taken back. */
  mail?: string
}

declare module '../staff/undo.ts' {
  interface UndoEntries {
    lead: LeadUndo
    note: { id: string }
  }
}

/** As if it had not been done: its history forgets it as well, the audit log does not. */
export function undoLeads(feed: ApplicationFeed): Undoers['lead'] {
  return {
    permission: () => 'leads.write',
    undo: async (transaction, entries, act) => {
      const kept: LeadUndo[] = []
      for (const entry of entries) if (!(await undoLead(transaction, entry, act, feed))) kept.push(entry)
      const [mail] = entries.flatMap((entry) => entry.mail ?? [])
      if (mail && kept.length < entries.length) await tellOfRest(transaction, mail, kept, act, feed)
      return entries.length - kept.length
    },
  }
}

/** @returns whether nobody has changed it since, and whoever it goes back to still works applications */
async function undoLead(
  transaction: Transaction<Tables>,
  { id, version, before, events }: LeadUndo,
  act: Act,
  feed: ApplicationFeed,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('trial_application')
    .selectAll()
    .where('id', '=', id)
    .where('lead_version', '=', version)
    .executeTakeFirst()
  if (!row) return false
  const owner = before.owner_id ?? null
  if (owner !== null && owner !== row.owner_id) {
    const ownerOf = await ownersById(transaction)
    if (ownerOf(owner)?.state !== 'active') return false
  }
  const { numUpdatedRows } = await transaction
    .updateTable('trial_application')
    .set({ ...before, search_text: leadSearchText({ ...row, company: before.company ?? '' }) })
    .set({ lead_version: version + 1 })
    .where('id', '=', id)
    .where('lead_version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await transaction.deleteFrom('lead_event').where('id', 'in', events).execute()
  await recordAudit(transaction, act, 'leads.undone', [leadSubject, id])
  await enqueueEvent(transaction, feed, 'application.changed', id, act.now, ['undone'])
  return true
}

/** Instead of a message about all of them, one about those that the next owner still has. */
async function tellOfRest(
  transaction: Transaction<Tables>,
  mail: string,
  kept: readonly LeadUndo[],
  act: Act,
  { adminOrigin }: ApplicationFeed,
): Promise<void> {
  const told = await transaction
    .deleteFrom('mail')
    .where('id', '=', mail)
    .where('status', '=', 'waiting')
    .returning('recipient')
    .executeTakeFirst()
  const given = kept.filter((entry) => entry.mail === mail)
  if (!told || given.length === 0) return
  const rest = await transaction
    .selectFrom('trial_application as application')
    .innerJoin('staff_member as member', 'member.id', 'application.owner_id')
    .select(['member.id as owner', 'application.reference'])
    .where('member.email', '=', told.recipient)
    .where(
      'application.id',
      'in',
      given.map(({ id }) => id),
    )
    .orderBy('application.id')
    .execute()
  const [first] = rest
  if (!first) return
  const noted = await transaction
    .selectFrom('lead_event')
    .select('new_value')
    .where('kind', '=', 'note')
    .where(
      'id',
      'in',
      given.flatMap(({ events }) => events),
    )
    .executeTakeFirst()
  const references = rest.map(({ reference }) => reference)
  const next = { owner: first.owner, references, note: noted?.new_value }
  await tellOwner(transaction, next, act, adminOrigin)
}

export async function undoNote(transaction: Transaction<Tables>, { id }: { id: string }, act: Act) {
  const row = await transaction
    .deleteFrom('lead_event')
    .where('id', '=', id)
    .where('kind', '=', 'note')
    .returning('application_id')
    .executeTakeFirst()
  if (row) await recordAudit(transaction, act, 'leads.undone', [leadSubject, row.application_id])
  return row !== undefined
}
