import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { isDocument, isProgram, isVisit } from './is-visit.ts'
import { kindOfHost, referrerKind, referrerKinds } from './referrer-kind.ts'
import { type VisitHeaders, visitHeaders } from './visit-headers.ts'
import { type Counts, openVisitStore, otherPages, type VisitStore } from './visit-store.ts'

export type VisitCounter = {
  /** Counts a page that was sent as a document, if somebody saw it. Takes a microsecond and never throws. */
  countDocument(path: string, request: Pick<IncomingMessage, 'rawHeaders'>): void
  /** Counts a page that was reached without a document: the browser reports it with an empty POST from that page. */
  countReport(request: IncomingMessage): void
  /** Writes what was counted. What could not be written stays for the next time. */
  flush(): void
  close(): void
}

/** Counts are kept in memory this long, ms: what a crash can lose. */
export const flushInterval = 10_000

/** Different pages between two flushes; more count as others. */
const mostPages = 1_000

/** Days that wait for a disk that does not take them. */
const mostDays = 7

/**
 * Counts visits by day, page and kind of referrer, and nothing else: no address, no cookie, no user agent.
 * @param file where counts are kept; undefined counts nothing
 * @param isPage whether an address is a page of the site
 */
export function createVisitCounter(
  file: string | undefined,
  isPage: (path: string) => boolean,
  log: Logger,
  now: () => number = Date.now,
): VisitCounter {
  let store: VisitStore | undefined
  let current = emptyDay(now())
  let waiting = [current]
  let timer: NodeJS.Timeout | undefined

  function count(path: string, headers: VisitHeaders): void {
    timer ??= setTimeout(flush, flushInterval).unref()
    const { pages } = current
    let counts = pages.get(path)
    if (!counts) {
      const page = pages.size < mostPages ? path : otherPages
      counts = pages.get(page) ?? new Uint32Array(referrerKinds.length)
      pages.set(page, counts)
    }
    const kind = referrerKinds.indexOf(referrerKind(headers))
    counts[kind] = (counts[kind] ?? 0) + 1
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    isProgram.forget()
    kindOfHost.forget()
    try {
      for (const day of waiting) {
        if (day.pages.size === 0) continue
        store ??= openVisitStore(file as string)
        store.add(day.name, tidy(day.pages))
        day.pages.clear()
      }
    } catch (error) {
      log.warn({ err: error }, 'visits are not written, trying again')
      timer = setTimeout(flush, flushInterval).unref()
    }
    current = current.name === dayOf(now()) ? current : emptyDay(now())
    waiting = [...waiting.filter((day) => day.pages.size > 0 && day !== current), current].slice(-mostDays)
  }

  if (file === undefined)
    return { countDocument: () => {}, countReport: () => {}, flush: () => {}, close: () => {} }
  return {
    countDocument: (path, request) => {
      const headers = visitHeaders(request.rawHeaders)
      if (isVisit(headers) && isDocument(headers)) count(path, headers)
    },
    countReport: (request) => {
      const headers = visitHeaders(request.rawHeaders)
      const path = pathOfReferrer(headers)
      if (path && isVisit(headers) && isPage(path)) count(path, headers)
    },
    flush,
    close: () => {
      flush()
      clearTimeout(timer)
      store?.close()
    },
  }
}

type Day = { name: string; pages: Map<string, Counts> }

function emptyDay(time: number): Day {
  return { name: dayOf(time), pages: new Map() }
}

/** A day ends at midnight in China, where most visitors are (UTC+8, no summer time). */
function dayOf(time: number): string {
  return new Date(time + 8 * 3_600_000).toISOString().slice(0, 10)
}

/** One name per page, however its address was written; nothing that is no page's address. */
function tidy(pages: ReadonlyMap<string, Counts>): Map<string, Counts> {
  const tidied = new Map<string, Counts>()
  for (const [path, counts] of pages) {
    const page = path === otherPages ? path : path.toLowerCase().replace(/\/+$/, '') || '/'
    // the feeds and lists for programs have a dot in their names
    if (page !== otherPages && !/^\/[\w/-]{0,120}$/.test(page)) continue
    const sum = tidied.get(page)
    tidied.set(page, sum ? sum.map((value, kind) => value + (counts[kind] ?? 0)) : counts)
  }
  return tidied
}

/** The page that reports itself; undefined when the report comes from elsewhere. */
function pathOfReferrer({ referer, host, ...headers }: VisitHeaders): string | undefined {
  const site = headers['sec-fetch-site']
  if (!referer || !URL.canParse(referer) || (site !== undefined && site !== 'same-origin')) return undefined
  const from = new URL(referer)
  return from.host === host ? from.pathname : undefined
}
