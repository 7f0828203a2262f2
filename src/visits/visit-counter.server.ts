import { siteEnv } from '#src/site/env.ts'
import { reportFailure } from '#src/site/report.ts'
import { isVisit } from './is-visit.ts'
import { referrerKind, referrerKinds } from './referrer-kind.ts'
import { type Counts, openVisitStore, otherPages, type VisitStore } from './visit-store.server.ts'

export type VisitCounter = {
  /** Counts the view of a page, whose address has no query. */
  count(page: string, referrer: string, headers: Headers): void
  flush(): void
  close(): void
}

/** Counts are kept in memory this long, ms: what a crash can lose. */
const flushInterval = 10_000
/** Different pages between two writes; more count as others. */
const mostPages = 1_000
/** Days that wait for a disk that does not take them. */
const mostDays = 7

/** The counter of this process. */
export function visitCounter(): VisitCounter {
  known ??= createVisitCounter(siteEnv().visitsFile)
  return known
}

let known: VisitCounter | undefined

/** Counts views by day, page and kind of referrer, and nothing else: no address, no cookie, no user agent. */
export function createVisitCounter(file: string, now: () => number = Date.now): VisitCounter {
  const days = new Map<string, Map<string, Counts>>()
  let store: VisitStore | undefined
  let timer: NodeJS.Timeout | undefined

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    try {
      for (const [day, pages] of days) {
        store ??= openVisitStore(file)
        store.add(day, pages)
        days.delete(day)
      }
    } catch (error) {
      reportFailure(error, 'visits are not written, trying again')
      for (const day of [...days.keys()].slice(0, -mostDays)) days.delete(day)
      timer = setTimeout(flush, flushInterval).unref()
    }
  }

  return {
    count: (path, referrer, headers) => {
      if (!isVisit(headers)) return
      const today = dayOf(now())
      const pages = days.get(today) ?? new Map<string, Counts>()
      days.set(today, pages)
      const name = path.toLowerCase().replace(/\/+$/, '') || '/'
      const page = pages.has(name) || pages.size < mostPages ? name : otherPages
      const counts = pages.get(page) ?? new Uint32Array(referrerKinds.length)
      pages.set(page, counts)
      const kind = referrerKinds.indexOf(
        referrerKind(referrer, headers.get('host') ?? '', headers.get('user-agent') ?? ''),
      )
      counts[kind] = (counts[kind] ?? 0) + 1
      timer ??= setTimeout(flush, flushInterval).unref()
    },
    flush,
    close: () => {
      flush()
      clearTimeout(timer)
      store?.close()
    },
  }
}

/** A day ends at midnight in China, where most visitors are (UTC+8, no summer time). */
function dayOf(time: number): string {
  return new Date(time + 8 * 3_600_000).toISOString().slice(0, 10)
}
