import { CalendarDate } from '../calendar-date.ts'
import { ProblemError } from '../problem.ts'
import { isUuid } from '../uuid.ts'

/** Where a package stands in the list, which is ordered by date, then id. */
export interface DownloadPosition {
  releasedAt: string
  id: string
}

/** The position as callers get it: opaque, safe in a URL. */
export function encodeCursor({ releasedAt, id }: DownloadPosition): string {
  return Buffer.from(`${releasedAt}.${id}`).toString('base64url')
}

/** @throws ProblemError 400 when the cursor was not made by `encodeCursor` */
export function decodeCursor(cursor: string): DownloadPosition {
  const [releasedAt = '', id = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split('.')
  if (CalendarDate.allows(releasedAt) && isUuid(id) && encodeCursor({ releasedAt, id }) === cursor)
    return { releasedAt, id }
  throw new ProblemError(400, 'invalid-request', {
    errors: [{ field: 'cursor', detail: 'must be a nextCursor of this list' }],
  })
}
