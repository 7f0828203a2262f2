import { isUuid } from '#contract/keys.ts'
import { CalendarDate } from '#contract/values-schema.ts'
import { ProblemError } from './problem.ts'

/** Keyset position in a list ordered by date, then id. */
export interface ListPosition {
  date: string
  id: string
}

/** Opaque and URL-safe. */
export function encodeCursor({ date, id }: ListPosition): string {
  return Buffer.from(`${date}.${id}`).toString('base64url')
}

/** Builds a page from `limit + 1` rows: the extra one tells whether there is a next page. */
export function pageOf<Row>(rows: readonly Row[], limit: number, positionOf: (row: Row) => ListPosition) {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { page, nextCursor: last ? encodeCursor(positionOf(last)) : null }
}

/** @param form of the first sort key, if no date @throws ProblemError 400 for a cursor of another form */
export function decodeCursor(cursor: string, form?: RegExp): ListPosition {
  const text = Buffer.from(cursor, 'base64url').toString()
  const dot = text.lastIndexOf('.')
  const [date, id] = [text.slice(0, Math.max(0, dot)), text.slice(dot + 1)]
  const isKey = form ? form.test(date) : CalendarDate.allows(date)
  if (isKey && isUuid(id) && encodeCursor({ date, id }) === cursor) return { date, id }
  throw new ProblemError(400, 'invalid-request', {
    errors: [{ field: 'cursor', detail: 'must be a nextCursor of this list' }],
  })
}
