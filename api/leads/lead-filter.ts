import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { calendarDate, chinaTime, momentInChina } from '#contract/china-time.ts'
import { type firstContacts, openStatuses, statusesOf } from '#contract/keys.ts'
import type { LeadFilter } from '#contract/lead-schema.ts'
import { trialIds } from '#contract/products.ts'
import { foldForSearch } from '#contract/typed-text.ts'
import { campaignKeys } from '#contract/visit-source.ts'
import { containsPattern, likePattern } from '../db/search-text.ts'
import type { Tables } from '../db/tables.ts'
import { compact } from '../trial/search-text.ts'
import { isUnowned } from './lead.ts'

export type Where = ExpressionBuilder<Tables, 'trial_application'>
/** For `where` of a query on `trial_application`. */
export type Condition = (where: Where) => Expression<SqlBool>

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/**
 * The condition of a filter, for `where` of a query on `trial_application`.
 * @param me id of the member who asks
 * @param now milliseconds since the epoch
 */
export function matches({ q = '', ...filter }: LeadFilter, me: string, now: number): Condition {
  return (where) => {
    const conditions: Expression<SqlBool>[] = []
    if (filter.status === 'open') conditions.push(isOpen(where))
    else if (filter.status) conditions.push(where('lead_status', 'in', statusesOf(filter.status)))
    if (filter.owner === 'none') conditions.push(isUnowned(where))
    else if (filter.owner) conditions.push(where('owner_id', '=', filter.owner === 'me' ? me : filter.owner))
    if (filter.product) conditions.push(where('product', '=', Number(trialIds[filter.product])))
    if (filter.overdue) conditions.push(isOverdue(where, now))
    if (filter.reason) conditions.push(where('lost_reason', '=', filter.reason))
    if (filter.contact) conditions.push(contactIs(filter.contact)(where))
    if (filter.campaign) conditions.push(isOfCampaign(where, filter.campaign))
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

/** Written as in the index `trial_application_by_open`, which is read in the order of the list: of several statuses it could not be. */
const openness = sql<number>`case when lead_status in (${sql.join(openStatuses.map(sql.lit))}) then 1 else 0 end`

export function isOpen(where: Where): Expression<SqlBool> {
  return where(openness, '=', sql.lit(1))
}

/** An open application whose next call is today or was before. */
export function isDue(where: Where, now: number): Expression<SqlBool> {
  return where.and([isOpen(where), where('due', '!=', ''), where('due', '<', calendarDate(now + DAY))])
}

/** How long after it came somebody talked to the applicant. */
export function contactIs(when: (typeof firstContacts)[number]): Condition {
  const took = sql<number>`(contacted_at - received_at)`
  return (where) => {
    if (when === 'none') return where('contacted_at', 'is', null)
    if (when === 'hour') return where(took, '<=', HOUR)
    if (when === 'later') return where(took, '>', DAY)
    return where.and([where(took, '>', HOUR), where(took, '<=', DAY)])
  }
}

/** Its source has these members, and none where the campaign has `-` (`campaignOf`). */
function isOfCampaign(where: Where, campaign: string): Expression<SqlBool> {
  const values = campaign.split(' ')
  return where.and(
    campaignKeys.map((name, at) => {
      const value = values[at] ?? '-'
      const member = likePattern(value === '-' ? ` ${name}=` : ` ${name}=${value} `)
      const has = sql<SqlBool>`(' ' || ${sql.ref('source')} || ' ') like ${member} escape '\\'`
      return value === '-' ? where.not(has) : has
    }),
  )
}

/** An open application that somebody else has given to a member, who has not touched it since. */
export function isHandedTo(where: Where, me: string): Expression<SqlBool> {
  const given = where
    .selectFrom('lead_event as given')
    .select('given.id')
    .whereRef('given.application_id', '=', 'trial_application.id')
    .where('given.kind', '=', 'owner')
    .where('given.staff_id', '!=', me)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lead_event as own')
            .select('own.id')
            .whereRef('own.application_id', '=', 'given.application_id')
            .whereRef('own.created_at', '>', 'given.created_at')
            .where('own.staff_id', '=', me),
        ),
      ),
    )
  return where.and([isOpen(where), where('owner_id', '=', me), where.exists(given)])
}

/** Patterns of what was typed, of which one has to be found: as it is, and without what separates digits. */
function leadSearchPatterns(typed: string): string[] {
  return [...new Set([typed, compact(typed)].map(foldForSearch))].filter(Boolean).map(containsPattern)
}
