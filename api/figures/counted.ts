import type { ExpressionBuilder } from 'kysely'
import { calendarDate } from '#contract/china-time.ts'
import { countedStatuses } from '#contract/keys.ts'
import type { Tables } from '../db/tables.ts'

/** Counts as an application, whoever asks and in whatever number: all but spam, from an address that is verified or not. */
export function isCounted(where: ExpressionBuilder<Tables, 'trial_application'>) {
  return where('lead_status', 'in', countedStatuses)
}

export const DAY = 24 * 60 * 60 * 1000

/** So many days in China in their order, the last of them that of a moment. */
export function daysUntil(now: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => calendarDate(now - (count - 1 - index) * DAY))
}
