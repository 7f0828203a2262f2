import { type Selectable, sql } from 'kysely'
import { leadStatuses, statusesOf } from '#contract/keys.ts'
import type { LeadFilter, LeadList, LeadSummary, StatusCounts } from '#contract/lead-schema.ts'
import { productOfTrialId } from '#contract/products.ts'
import type { Database, Tables } from '../db/tables.ts'
import { decodeCursor, pageOf } from '../http/list-cursor.ts'
import { knownCompany } from '../trial/known-company.ts'
import { isUnowned, ownersById } from './lead.ts'
import { type Condition, isDue, isHandedTo, isOpen, isOverdue, matches } from './lead-filter.ts'

interface LeadListRequest {
  filter: LeadFilter
  sort: 'received' | 'due'
  limit: number
  cursor: string | undefined
  /** Id of the member who asks. */
  me: string
  now: number
}

export type ApplicationRow = Selectable<Tables['trial_application']>

/** One page of applications, verified ones first, newest first or by their next call, with the counts of the filter and of all. */
export async function listLeads(db: Database, request: LeadListRequest): Promise<LeadList> {
  const { filter, limit, sort, me, now } = request
  const rows = await readPage(db, request)
  const { page, nextCursor } = pageOf(rows, limit, (row) => ({ date: keyOf[sort](row), id: row.id }))
  const { status, ...inAnyStatus } = filter
  const statuses = await countStatuses(db, inAnyStatus, me, now)
  return {
    items: await summaries(db, page, now),
    nextCursor,
    total: statusesOf(status).reduce((sum, one) => sum + statuses[one], 0),
    statuses,
    views: await countViews(db, me, now),
  }
}

/** What a member has to call about by tonight, what others have given to them, and what nobody works on yet. */
export async function leadsOfToday(db: Database, me: string, now: number) {
  const first = async (condition: Condition, sort: 'due' | 'received', limit: number) => {
    const rows = await inOrder(db, sort).where(condition).limit(limit).execute()
    const { total } = await db
      .selectFrom('trial_application')
      .select(({ fn }) => fn.countAll().as('total'))
      .where(condition)
      .executeTakeFirstOrThrow()
    return { items: await summaries(db, rows, now), total: Number(total) }
  }
  const handed = await first((where) => isHandedTo(where, me), 'received', MOST)
  return {
    calls: await first((where) => where.and([isDue(where, now), where('owner_id', '=', me)]), 'due', MOST),
    handed: { ...handed, items: await withGiver(db, handed.items) },
    unowned: await first((where) => where.and([isOpen(where), isUnowned(where)]), 'received', MOST_UNOWNED),
  }
}

const MOST = 50
const MOST_UNOWNED = 5

/** By whom each was handed over, and with which note. */
async function withGiver(db: Database, items: LeadSummary[]) {
  if (items.length === 0) return []
  const events = await db
    .selectFrom('lead_event')
    .select(['application_id', 'kind', 'new_value', 'staff_name', 'staff_id', 'created_at'])
    .where(
      'application_id',
      'in',
      items.map(({ id }) => id),
    )
    .where('kind', 'in', ['owner', 'note'])
    .orderBy('created_at', 'desc')
    .execute()
  return items.map((item) => {
    const own = events.filter(({ application_id }) => application_id === item.id)
    const given = own.find(({ kind }) => kind === 'owner')
    // both are written at once
    const note = own.find(
      ({ kind, created_at, staff_id }) =>
        kind === 'note' && created_at === given?.created_at && staff_id === given.staff_id,
    )
    return { ...item, handed: { by: given?.staff_name ?? '', note: note?.new_value ?? '' } }
  })
}

/** Rows as they are listed: with owners' names and duplicates, without what has to be revealed. */
export async function summaries(
  db: Database,
  rows: readonly ApplicationRow[],
  now: number,
): Promise<LeadSummary[]> {
  if (rows.length === 0) return []
  const ownerOf = await ownersById(db)
  const repeated = await repeatedKeys(db, rows)
  const overdue = await overdueOf(db, rows, now)
  return rows.map((row) => ({
    id: row.id,
    version: row.lead_version,
    reference: row.reference,
    receivedAt: new Date(row.received_at).toISOString(),
    product: productOfTrialId(String(row.product)) ?? null,
    name: row.name,
    company: row.company,
    knownCompany: knownCompany(row),
    telephone: maskTelephone(row.telephone),
    email: maskEmail(row.email),
    isVerified: row.status === 'verified',
    isDuplicate: repeated.has(row.email.toLowerCase()) || repeated.has(row.telephone_e164),
    source: row.source,
    status: row.lead_status,
    lostReason: row.lost_reason,
    owner: ownerOf(row.owner_id),
    due: row.due,
    isOverdue: overdue.has(row.id),
  }))
}

/** Comes before what a list is ordered by: no number of unverified applications hides one that is verified. */
const rank = {
  due: sql<number>`case status when 'verified' then 0 else 1 end`,
  received: sql<number>`case status when 'verified' then 1 else 0 end`,
}

/** What a list is ordered by before the id. A position of one order is none in the other. */
const keyOf = {
  due: ({ status, due }: ApplicationRow) => `d${status === 'verified' ? 0 : 1}${due}`,
  received: ({ status, received_at }: ApplicationRow) => `r${status === 'verified' ? 1 : 0}${received_at}`,
}
const forms = { due: /^d[01][\dT:-]*$/, received: /^r[01]\d{1,15}$/ }

/** One more than the page, to know whether there is a next one. */
function readPage(db: Database, { filter, sort, limit, cursor, me, now }: LeadListRequest) {
  const after = cursor === undefined ? undefined : decodeCursor(cursor, forms[sort])
  const [afterRank, afterKey] = [Number(after?.date[1]), after?.date.slice(2) ?? '']
  let query = inOrder(db, sort).where(matches(filter, me, now))
  if (after)
    query = query.where(
      sort === 'due'
        ? sql<boolean>`(${rank.due}, due, id) > (${afterRank}, ${afterKey}, ${after.id})`
        : sql<boolean>`(${rank.received}, received_at, id) < (${afterRank}, ${Number(afterKey)}, ${after.id})`,
    )
  return query.limit(limit + 1).execute()
}

/** Verified ones first, by their next call or newest first. */
function inOrder(db: Database, sort: 'received' | 'due') {
  const query = db.selectFrom('trial_application').selectAll()
  return sort === 'due'
    ? query.orderBy(rank.due).orderBy('due').orderBy('id')
    : query.orderBy(rank.received, 'desc').orderBy('received_at', 'desc').orderBy('id', 'desc')
}

async function countStatuses(
  db: Database,
  filter: LeadFilter,
  me: string,
  now: number,
): Promise<StatusCounts> {
  const rows = await db
    .selectFrom('trial_application')
    .select(['lead_status', ({ fn }) => fn.countAll<number>().as('count')])
    .where(matches(filter, me, now))
    .groupBy('lead_status')
    .execute()
  const none = Object.fromEntries(leadStatuses.map((status) => [status, 0]))
  return { ...none, ...Object.fromEntries(rows.map((row) => [row.lead_status, row.count])) } as StatusCounts
}

async function countViews(db: Database, me: string, now: number): Promise<LeadList['views']> {
  return db
    .selectFrom('trial_application')
    .select(({ eb, fn }) => {
      const all = fn.countAll<number>()
      const open = (condition: ReturnType<typeof isOpen>) => all.filterWhere(eb.and([isOpen(eb), condition]))
      return [
        all.as('all'),
        all.filterWhere(isOpen(eb)).as('open'),
        open(eb('owner_id', '=', me)).as('mine'),
        open(isUnowned(eb)).as('unowned'),
        all.filterWhere(isOverdue(eb, now)).as('overdue'),
      ]
    })
    .executeTakeFirstOrThrow()
}

async function overdueOf(db: Database, rows: readonly ApplicationRow[], now: number): Promise<Set<string>> {
  const ids = rows.map(({ id }) => id)
  const late = await db
    .selectFrom('trial_application')
    .select('id')
    .where((where) => where.and([where('id', 'in', ids), isOverdue(where, now)]))
    .execute()
  return new Set(late.map(({ id }) => id))
}

/** Addresses and numbers of some rows that other rows have too. */
async function repeatedKeys(db: Database, rows: readonly ApplicationRow[]): Promise<Set<string>> {
  const emails = rows.map(({ email }) => email.toLowerCase())
  const numbers = rows.map(({ telephone_e164 }) => telephone_e164).filter(Boolean)
  const email = sql<string>`lower(email)`
  const byEmail = await db
    .selectFrom('trial_application')
    .select(email.as('key'))
    .where(email, 'in', emails)
    .groupBy(email)
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute()
  const byNumber = await db
    .selectFrom('trial_application')
    .select('telephone_e164 as key')
    .where('telephone_e164', 'in', numbers.length > 0 ? numbers : ['none'])
    .groupBy('telephone_e164')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .execute()
  return new Set([...byEmail, ...byNumber].map(({ key }) => key))
}

/** A telephone number as far as everybody on the staff may see it: `138 **** 8000`. */
function maskTelephone(typed: string): string {
  const digits = typed.normalize('NFKC').replace(/\D/g, '')
  // a service number of eight digits or less would be all there
  return digits.length > 8 ? `${digits.slice(0, 3)} **** ${digits.slice(-4)}` : `**** ${digits.slice(-2)}`
}

/** An address with its first letter and its domain: `h***@firm.example`. */
function maskEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}***${address.slice(at)}`
}
