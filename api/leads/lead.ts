import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { toCsv } from '../command/table-text.ts'
import type { LeadSummary } from '../contract/lead-schema.ts'
import { may, permissions } from '../contract/permissions.ts'
import { internationalNotation } from '../contract/telephone.ts'
import type { Database, Tables } from '../db/tables.ts'
import { ProblemError } from '../http/problem.ts'
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

/** The members of a lead, in the order of tables; its number stands in one notation. */
const LEAD_COLUMNS = [
  'reference',
  'status',
  'receivedAt',
  ...COLUMNS.map(({ name }) => name).filter((name) => name !== 'telephone_e164'),
  'lang',
  // version of the text agreed to for advertising, empty when it was not, or is not any more
  'marketing',
  // why it is not verified
  'fault',
  // what sales wrote
  'leadStatus',
  'owner',
  'due',
  'company',
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
  return findApplications(db, (where) =>
    where.and([
      where('received_at', '>=', since),
      ...(unverified ? [where('status', '=', 'unverified')] : []),
    ]),
  )
}

/** The applications for which a condition is true, newest first. */
async function findApplications(
  db: Database,
  condition: (where: ExpressionBuilder<Tables, 'trial_application'>) => Expression<SqlBool>,
): Promise<Lead[]> {
  const ownerOf = await ownersById(db)
  const rows = await db
    .selectFrom('trial_application')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('marketing_consent')
        .select('marketing_consent.version')
        .whereRef('marketing_consent.reference', '=', 'trial_application.reference')
        .where('marketing_consent.withdrawn_at', 'is', null)
        .limit(1)
        .as('marketing'),
    )
    .where(condition)
    .orderBy('received_at', 'desc')
    .execute()
  return rows.map((row) => ({
    ...fieldTexts(row),
    reference: row.reference,
    status: row.status,
    receivedAt: new Date(row.received_at).toISOString(),
    lang: row.lang,
    marketing: row.marketing ?? '',
    fault: row.code_fault ?? '',
    leadStatus: row.lead_status,
    owner: ownerText(ownerOf(row.owner_id)),
    due: row.due,
    company: row.company,
  }))
}

/** Whoever works none any more is marked: the row is nobody's. */
function ownerText(owner: LeadSummary['owner']): string {
  return !owner ? '' : owner.state === 'active' ? owner.name : `${owner.name} (${owner.state})`
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

/** Who may own an application, by name. */
export async function leadOwners(db: Database): Promise<{ id: string; name: string }[]> {
  return db.selectFrom('staff_member').select(['id', 'name']).where(mayOwn).orderBy('name').execute()
}

function mayOwn(where: ExpressionBuilder<Tables, 'staff_member'>): Expression<SqlBool> {
  return where.and([where('role', 'in', permissions['leads.write']), where('deactivated_at', 'is', null)])
}

/** An application that nobody works: without an owner, or with one who left or has another role now. */
export function isUnowned(where: ExpressionBuilder<Tables, 'trial_application'>): Expression<SqlBool> {
  const owners = where.selectFrom('staff_member').select('staff_member.id').where(mayOwn)
  return where.or([where('owner_id', 'is', null), where('owner_id', 'not in', owners)])
}

/** Whose an application is by its `owner_id`: whoever works none any more keeps the name. */
export async function ownersById(db: Database): Promise<(id: string | null) => LeadSummary['owner']> {
  const rows = await db.selectFrom('staff_member').select(['id', 'name', 'role', 'deactivated_at']).execute()
  const owners = new Map(
    rows.map(({ id, name, role, deactivated_at }) => {
      const state =
        deactivated_at !== null ? 'deactivated' : may(role, 'leads.write') ? 'active' : 'other-role'
      return [id, { id, name, state } as const]
    }),
  )
  return (id) => (id === null ? null : (owners.get(id) ?? null))
}

export function unknownOwner(): ProblemError {
  return new ProblemError(422, 'invalid-change', {
    errors: [{ field: 'owner', code: 'ownerUnknown', detail: 'must be a member who works applications' }],
  })
}

/**
 * Leads as CSV. A number stands in international notation: its spaces have a spreadsheet take it for text, which would
 * cut `+` and zeros off a number, and a CRM reads it as any other spelling. One that has no such notation (400, 800) is
 * as it was typed.
 */
export function leadsCsv(leads: readonly Lead[]): string {
  const telephoneOf = ({ telephone = '', telephone_e164 = '' }: Lead) =>
    internationalNotation(telephone_e164) || telephone
  return toCsv(
    LEAD_COLUMNS,
    leads.map((lead) => ({ ...lead, telephone: telephoneOf(lead) })),
  )
}
