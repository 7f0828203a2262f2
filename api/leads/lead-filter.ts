import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { calendarDate, chinaTime, momentInChina } from '../contract/china-time.ts'
import { openStatuses } from '../contract/keys.ts'
import type { LeadFilter } from '../contract/lead-schema.ts'
import { trialIds } from '../contract/products.ts'
import { cut, foldForSearch } from '../contract/typed-text.ts'
import type { Database, Tables } from '../db/tables.ts'
import { containsPattern } from '../search-text.ts'
import { companyDomain } from './known-company.ts'

type Where = ExpressionBuilder<Tables, 'trial_application'>

const DAY = 24 * 60 * 60 * 1000

/**
 * The condition of a filter, for `where` of a query on `trial_application`.
 * @param me id of the member who asks
 * @param now milliseconds since the epoch
 */
export function matches({ q = '', ...filter }: LeadFilter, me: string, now: number) {
  return (where: Where): Expression<SqlBool> => {
    const conditions: Expression<SqlBool>[] = []
    if (filter.status === 'open') conditions.push(isOpen(where))
    else if (filter.status) conditions.push(where('lead_status', '=', filter.status))
    if (filter.owner === 'none') conditions.push(where('owner_id', 'is', null))
    else if (filter.owner) conditions.push(where('owner_id', '=', filter.owner === 'me' ? me : filter.owner))
    if (filter.product) conditions.push(where('product', '=', Number(trialIds[filter.product])))
    if (filter.overdue) conditions.push(isOverdue(where, now))
    if (filter.call) conditions.push(isDue(where, now))
    if (filter.from) conditions.push(where('received_at', '>=', momentInChina(filter.from)))
    if (filter.to) conditions.push(where('received_at', '<', momentInChina(filter.to) + DAY))
    const patterns = leadSearchPatterns(q)
    if (patterns.length > 0)
      conditions.push(
        where.or(
          patterns.map((pattern) => sql<SqlBool>`${sql.ref('search_text')} like ${pattern} escape '\\'`),
        ),
      )
    return where.and(conditions)
  }
}

/** An open application whose day, or whose minute where it has one, is over. */
export function isOverdue(where: Where, now: number): Expression<SqlBool> {
  const isOver = where.or([
    where('due', '<', calendarDate(now)),
    where.and([where('due', 'like', '%T%'), where('due', '<', chinaTime(now))]),
  ])
  return where.and([isOpen(where), where('due', '!=', ''), isOver])
}

export function isOpen(where: Where): Expression<SqlBool> {
  return where('lead_status', 'in', openStatuses)
}

/** An open application whose next call is today or was before. */
export function isDue(where: Where, now: number): Expression<SqlBool> {
  return where.and([isOpen(where), where('due', '!=', ''), where('due', '<', calendarDate(now + DAY))])
}

interface Searched {
  name: string
  company: string
  address: string
  reference: string
  email: string
  telephone: string
  telephone_e164: string
}

/** An index row of PostgreSQL has 2,704 bytes; a character may be long. */
const MAX_UNITS = 400

/** The column `search_text`: the reference with and without its dashes, the digits of the telephone, names, the company's domain. */
export function leadSearchText({ name, company, address, reference, email, ...numbers }: Searched): string {
  const digits = [numbers.telephone, numbers.telephone_e164].map(compact)
  const texts = [reference, compact(reference), ...digits, name, company, companyDomain(email), address]
  return cut(foldForSearch(texts.join(' ')), MAX_UNITS)
}

/** Patterns of what was typed, of which one has to be found: as it is, and without what separates digits. */
function leadSearchPatterns(typed: string): string[] {
  return [...new Set([typed, compact(typed)].map(foldForSearch))].filter(Boolean).map(containsPattern)
}

function compact(text: string): string {
  return text.normalize('NFKC').replace(/[\s()+.\p{Pd}]/gu, '')
}

const BATCH = 500

/** Fills the column in for applications that the version before has taken. */
export async function fillLeadSearchTexts(db: Database): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('trial_application')
      .select(['id', 'name', 'company', 'address', 'reference', 'email', 'telephone', 'telephone_e164'])
      .where('search_text', '=', '')
      .limit(BATCH)
      .execute()
    for (const row of rows)
      await db
        .updateTable('trial_application')
        .set({ search_text: leadSearchText(row) })
        .where('id', '=', row.id)
        .where('search_text', '=', '')
        .execute()
    if (rows.length < BATCH) return
  }
}
