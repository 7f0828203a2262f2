import { isUuid } from '../contract/keys.ts'
import { CalendarDate } from '../contract/values-schema.ts'
import { ProblemError } from './problem.ts'

/** Where a record stands in a list, which is ordered by date, then id. */
export interface ListPosition {
  date: string
  id: string
}

/** The position as callers get it: opaque, safe in a URL, free to change its form later. */
export function encodeCursor({ date, id }: ListPosition): string {
  return Buffer.from(`${date}.${id}`).toString('base64url')
}

/**
 * One page of a list, of which one row more was read to know whether there is a next page.
 * @param positionOf what the list is ordered by
 */
export function pageOf<Row>(rows: readonly Row[], limit: number, positionOf: (row: Row) => ListPosition) {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { page, nextCursor: last ? encodeCursor(positionOf(last)) : null }
}

/**
 * @param form of what the list is ordered by before the id, where that is no date
 * @throws ProblemError 400 when the cursor was not made by `encodeCursor` for such a list
 */
export function decodeCursor(cursor: string, form?: RegExp): ListPosition {
  const [date = '', id = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split('.')
  const isKey = form ? form.test(date) : CalendarDate.allows(date)
  if (isKey && isUuid(id) && encodeCursor({ date, id }) === cursor) return { date, id }
  throw new ProblemError(400, 'invalid-request', {
    errors: [{ field: 'cursor', detail: 'must be a nextCursor of this list' }],
  })
}
