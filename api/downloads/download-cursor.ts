import { CalendarDate } from '../calendar-date.ts'
import { ProblemError } from '../problem.ts'
import { isUuid } from '../uuid.ts'

/** Where a package stands in the list, which is ordered by date, then id. */
export interface DownloadPosition {
  releasedAt: string
  id: string
}

/** A position as text whose order is the order of positions. */
export function positionKey({ releasedAt, id }: DownloadPosition): string {
  return `${releasedAt}.${id}`
}

/** The position a key was made of. */
export function positionOf(key: string): DownloadPosition {
  const [releasedAt = '', id = ''] = key.split('.')
  return { releasedAt, id }
}

/** The position as callers get it: opaque, safe in a URL. */
export function encodeCursor(position: DownloadPosition): string {
  return Buffer.from(positionKey(position)).toString('base64url')
}

/** @throws ProblemError 400 when the cursor was not made by `encodeCursor` */
export function decodeCursor(cursor: string): DownloadPosition {
  const position = positionOf(Buffer.from(cursor, 'base64url').toString('latin1'))
  if (CalendarDate.allows(position.releasedAt) && isUuid(position.id) && encodeCursor(position) === cursor)
    return position
  throw new ProblemError(400, 'invalid-request', {
    errors: [{ field: 'cursor', detail: 'must be a nextCursor of this list' }],
  })
}
