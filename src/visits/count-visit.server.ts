import { countFigure } from '#src/upstream/figures.server.ts'
import { isVisit } from './is-visit.ts'
import { referrerKind } from './referrer-kind.ts'

/**
 * Counts the view of a page by page and kind of referrer, and nothing else: no address, no cookie, no user agent.
 * @param path of a page, without a query
 */
export function countVisit(path: string, referrer: string, headers: Headers): void {
  if (!isVisit(headers)) return
  const page = path.toLowerCase().replace(/\/+$/, '') || '/'
  const kind = referrerKind(referrer, headers.get('host') ?? '', headers.get('user-agent') ?? '')
  countFigure('visit', page, kind)
}
