import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import { contactedStatuses } from '#contract/keys.ts'
import type { LeadChange, LeadsChange, LeadsChanged } from '#contract/lead-schema.ts'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { notFound, ProblemError } from '../http/problem.ts'
import { type Place, versionChanged } from '../http/validate.ts'
import { changesOf } from '../staff/audit/changes.ts'
import { type Act, recordAudit } from '../staff/audit/record-audit.ts'
import { MAY_UNDO_MS, offerUndo } from '../staff/undo.ts'
import { type ApplicationFeed, enqueueEvent } from '../trial/application-events.ts'
import { leadSubject } from '../trial/room.ts'
import { leadSearchText } from '../trial/search-text.ts'
import type { LeadEventTable } from '../trial/trial-tables.ts'
import { ownersById, unknownOwner } from './lead.ts'
import { tellOwner } from './tell-owner.ts'
import type { LeadUndo } from './undo-lead.ts'

/** What has been written: how it is taken back, and its reference where somebody else is given it. */
interface Written {
  undo: LeadUndo
  given?: string | undefined
}

/**
 * Changes status, owner, next call or company of an application, and writes each into its history.
 * @throws ProblemError 404; 412 where somebody else was first; 422 for an owner who is none, or a loss without a reason
 */
export async function changeLead(
  db: Database,
  place: Place,
  change: LeadChange,
  act: Act,
  feed: ApplicationFeed,
): Promise<void> {
  await transact(db, async (transaction) => {
    await finish(transaction, [await writeChange(transaction, place, change, act, feed)], change, act, feed)
  })
}

/** Tells the next owner once, and lets one undo take all of it back. */
async function finish(
  transaction: Transaction<Tables>,
  written: readonly Written[],
  { owner, note }: LeadChange,
  act: Act,
  { adminOrigin }: ApplicationFeed,
): Promise<void> {
  const references = written.flatMap(({ given }) => given ?? [])
  const notBefore = act.now + MAY_UNDO_MS
  const mail = owner
    ? await tellOwner(transaction, { owner, references, note, notBefore }, act, adminOrigin)
    : undefined
  const undos = written
    .map(({ undo, given }) => ({ ...undo, ...(given && mail && { mail }) }))
    .filter(({ events }) => events.length > 0)
  await offerUndo(transaction, act, 'lead', undos)
}

async function writeChange(
  transaction: Transaction<Tables>,
  { id, version }: Place,
  change: LeadChange,
  act: Act,
  feed: ApplicationFeed,
): Promise<Written> {
  const before = await rowOf(transaction, id)
  if (before.lead_version !== version) throw versionChanged(before.lead_version)
  const ownerOf = await ownersById(transaction)
  const nameOf = (owner: string | null) => ownerOf(owner)?.name ?? ''
  if (change.owner && ownerOf(change.owner)?.state !== 'active') throw unknownOwner()
  const { status = before.lead_status, owner = before.owner_id } = change
  const { due = before.due, company = before.company } = change
  const reason = status === 'lost' ? (change.lostReason ?? before.lost_reason) : ''
  if (status === 'lost' && before.lead_status !== 'lost' && !reason) throw reasonMissing()
  const isContact = contactedStatuses.some((one) => one === status)
  const contacted_at = before.contacted_at ?? (isContact ? act.now : null)
  const { numUpdatedRows } = await transaction
    .updateTable('trial_application')
    .set({ lead_status: status, lost_reason: reason, contacted_at, owner_id: owner, due, company })
    .set({ search_text: leadSearchText({ ...before, company }), lead_version: before.lead_version + 1 })
    .where('id', '=', id)
    .where('lead_version', '=', before.lead_version)
    .executeTakeFirstOrThrow()
  // one that was written after it was read
  if (numUpdatedRows === 0n) throw versionChanged(before.lead_version + 1)
  const changes: [LeadEventTable['kind'], string, string][] = [
    ['status', before.lead_status, status],
    ['lost-reason', before.lost_reason, reason],
    ['owner', before.owner_id ?? '', owner ?? ''],
    ['due', before.due, due],
    ['company', before.company, company],
  ]
  const changed = changes.filter(([, old, present]) => old !== present)
  const events: string[] = []
  for (const [kind, old, present] of changed) {
    // that it has no reason any more follows from its status
    if (kind === 'lost-reason' && present === '') continue
    const values = kind === 'owner' ? [nameOf(before.owner_id), nameOf(owner)] : [old, present]
    events.push(await addEvent(transaction, { application_id: id, kind, values }, act))
  }
  const isGiven = owner !== before.owner_id && owner !== null
  const isLost = status === 'lost' && before.lead_status !== 'lost'
  if (change.note && (isGiven || isLost))
    events.push(
      await addEvent(transaction, { application_id: id, kind: 'note', values: ['', change.note] }, act),
    )
  const kinds = changed.map(([kind]) => kind)
  if (kinds.length > 0) {
    // never what tells of the applicant
    const told = changesOf(
      { status: before.lead_status, owner: nameOf(before.owner_id), due: before.due },
      { status, owner: nameOf(owner), due },
    )
    const detail = { ...told, fields: kinds.join(' ') }
    await recordAudit(transaction, act, 'leads.changed', [leadSubject, id], detail)
    await enqueueEvent(transaction, feed, 'application.changed', id, act.now, kinds)
  }
  const { lead_status, lost_reason, owner_id } = before
  return {
    undo: {
      id,
      version: before.lead_version + 1,
      events,
      before: {
        lead_status,
        lost_reason,
        owner_id,
        contacted_at: before.contacted_at,
        due: before.due,
        company: before.company,
      },
    },
    given: isGiven ? before.reference : undefined,
  }
}

function reasonMissing(): ProblemError {
  return new ProblemError(422, 'invalid-change', {
    errors: [{ field: 'lostReason', code: 'reasonRequired', detail: 'must say why it was lost' }],
  })
}

/**
 * Makes one change of several, each by itself: those that are refused stay as they are. The next owner is told once, and one
 * undo takes all of them back.
 */
export async function changeLeads(
  db: Database,
  { items, change }: typeof LeadsChange.infer,
  act: Act,
  feed: ApplicationFeed,
): Promise<typeof LeadsChanged.infer> {
  const refused: string[] = []
  const written: Written[] = []
  for (const place of items)
    await transact(db, (transaction) => writeChange(transaction, place, change, act, feed)).then(
      (one) => written.push(one),
      (error) => {
        if (!(error instanceof ProblemError && [404, 412].includes(error.status))) throw error
        refused.push(place.id)
      },
    )
  await transact(db, (transaction) => finish(transaction, written, change, act, feed))
  return { changed: items.length - refused.length, refused }
}

/** Adds a note. It changes nothing that somebody else could have changed meanwhile, so it is always taken. */
export async function addLeadNote(db: Database, id: string, text: string, act: Act): Promise<void> {
  await transact(db, async (transaction) => {
    await rowOf(transaction, id)
    const event = await addEvent(transaction, { application_id: id, kind: 'note', values: ['', text] }, act)
    await offerUndo(transaction, act, 'note', [{ id: event }])
    await recordAudit(transaction, act, 'leads.noted', [leadSubject, id])
  })
}

export function rowOf(db: Database | Transaction<Tables>, id: string) {
  return db.selectFrom('trial_application').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound)
}

type LeadEvent = Pick<LeadEventTable, 'application_id' | 'kind'> & { values: readonly string[] }

export function eventRow({ application_id, kind, values }: LeadEvent, { by, now }: Act): LeadEventTable {
  const [old_value = '', new_value = ''] = values
  const staff = { staff_id: by.id ?? '', staff_name: by.name }
  return { id: randomUUIDv7(), application_id, kind, old_value, new_value, ...staff, created_at: now }
}

/** @returns its id */
export async function addEvent(
  transaction: Transaction<Tables>,
  event: LeadEvent,
  act: Act,
): Promise<string> {
  const row = eventRow(event, act)
  await transaction.insertInto('lead_event').values(row).execute()
  return row.id
}
