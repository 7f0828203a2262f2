import { CalendarDate } from '../calendar-date.ts'
import { ProblemError } from '../problem.ts'
import { isUuid } from '../uuid.ts'

/** Where an article stands in the list, which is ordered by date, then id. */
export interface NewsPosition {
  publishDate: string
  id: string
}

/** The position as callers get it: opaque, safe in a URL, free to change its form later. */
export function encodeCursor({ publishDate, id }: NewsPosition): string {
  return Buffer.from(`${publishDate}.${id}`).toString('base64url')
}

/**
 * @throws ProblemError 400 when the cursor was not made by `encodeCursor`
 */
export function decodeCursor(cursor: string): NewsPosition {
  const [publishDate = '', id = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split('.')
  const position = { publishDate, id }
  if (CalendarDate.allows(publishDate) && isUuid(id) && encodeCursor(position) === cursor) return position
  throw new ProblemError(400, 'invalid-request', {
    errors: [{ field: 'cursor', detail: 'must be a nextCursor of this list' }],
  })
}
