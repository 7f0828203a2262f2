import type { Transaction } from 'kysely'
import { productNameOf, productOfTrialId } from '#contract/products.ts'
import { ofPlain } from '#contract/trial/trial-fields.ts'
import { BASE_LANGUAGE } from '#contract/values-schema.ts'
import { sourceMembers } from '#contract/visit-source.ts'
import type { Tables } from '../db/tables.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { knownCompany } from './known-company.ts'
import type { LeadEventTable } from './trial-tables.ts'

/** What goes out to the company's own system, and where the staff side is. */
export interface ApplicationFeed {
  adminOrigin: string
  /** `changes` sends those of an application as well. */
  crm?: 'applications' | 'changes' | undefined
}

/** As docs/automation.md has them. */
type EventType = 'application.received' | 'application.changed' | 'application.erased'

/** What differs from before; `undone` where the last change was taken back. */
type Changed = LeadEventTable['kind'] | 'undone'

/** Of the body's form. Members may be added to it; one that is taken away or means something else makes it 2. */
const FORM = 1

/** Puts an application as it is now into the outbox, in the transaction that stores it. */
export async function enqueueEvent(
  transaction: Transaction<Tables>,
  { crm, adminOrigin }: ApplicationFeed,
  type: Exclude<EventType, 'application.erased'>,
  id: string,
  now: number,
  changed: readonly Changed[] = [],
): Promise<void> {
  if (!crm || (type === 'application.changed' && crm === 'applications')) return
  const row = await transaction
    .selectFrom('trial_application')
    .leftJoin('staff_member', 'staff_member.id', 'owner_id')
    .selectAll('trial_application')
    .select(['staff_member.name as owner_name', 'staff_member.email as owner_email'])
    .where('trial_application.id', '=', id)
    .executeTakeFirstOrThrow()
  const consent = await transaction
    .selectFrom('marketing_consent')
    .select('id')
    .where('reference', '=', row.reference)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  const isoOf = (time: number | null) => (time === null ? null : new Date(time).toISOString())
  const data = {
    id,
    reference: row.reference,
    revision: row.lead_version,
    url: `${adminOrigin}/admin/leads/${id}`,
    changed,
    receivedAt: isoOf(row.received_at),
    emailVerified: row.status === 'verified',
    language: row.lang,
    product: productOfTrialId(String(row.product)) ?? null,
    productName: productNameOf(row.product) ?? null,
    name: row.name,
    company: knownCompany(row),
    telephone: row.telephone,
    telephoneE164: row.telephone_e164,
    telephoneExtension: row.telephone_extension,
    email: row.email,
    ...ofPlain((name) => row[name]),
    source: sourceMembers(row.source),
    productNews: consent !== undefined,
    status: row.lead_status,
    lostReason: row.lost_reason || null,
    owner: row.owner_id === null ? null : { name: row.owner_name, email: row.owner_email },
    nextCall: row.due || null,
    firstContactAt: isoOf(row.contacted_at),
  }
  await enqueue(transaction, type, data, { person: row.email, reference: row.reference }, now)
}

/** Tells which applications have been erased, for the other system to do the same. Says nothing else of the person. */
export async function enqueueErased(
  transaction: Transaction<Tables>,
  { crm }: ApplicationFeed,
  erased: readonly { id: string; reference: string }[],
  now: number,
): Promise<void> {
  if (!crm) return
  for (const { id, reference } of erased)
    await enqueue(transaction, 'application.erased', { id, reference }, { person: '' }, now)
}

async function enqueue(
  transaction: Transaction<Tables>,
  type: EventType,
  data: object,
  about: { person: string; reference?: string },
  now: number,
): Promise<void> {
  await enqueueMail(
    transaction,
    {
      ...about,
      kind: 'event',
      recipient: '',
      lang: BASE_LANGUAGE,
      subject: type,
      text: JSON.stringify({ type, version: FORM, timestamp: new Date(now).toISOString(), data }),
      html: '',
    },
    now,
  )
}
