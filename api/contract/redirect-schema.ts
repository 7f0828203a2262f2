import { type } from 'arktype'
import { CalendarDate, Count, exact, Timestamp, Uuid, Version } from './values-schema.ts'

const Status = type('301 | 302')

/** Addresses as they are typed, or with what is not ASCII encoded, which is up to three times as long. */
const redirect = { from: 'string <= 900', to: 'string <= 900', status: Status } as const
export const RedirectBody = exact(redirect)
export type RedirectBody = typeof RedirectBody.infer

export const Redirect = exact({ ...redirect, id: Uuid, version: Version, changedAt: Timestamp })
export type Redirect = typeof Redirect.infer
export const RedirectList = exact({ items: Redirect.array() })

/** What sites follow, and only where they have no page. */
export const PublicRedirects = exact({
  // on the site itself: a browser takes `//name` and `/\\name` for another host
  items: exact({ from: /^\//, to: /^\/(?![/\\])[^\\]*$/, status: Status }).array(),
})
export type PublicRedirects = typeof PublicRedirects.infer

/** Old address, new address and kind of a line each. A dry run says what would be done, and does nothing. */
export const RedirectCsv = exact({ csv: 'string <= 1000000', 'dryRun?': 'boolean' })
export type RedirectCsv = typeof RedirectCsv.infer

/** What would come of a line. `from` and `to` are as they would be stored, or as they stand there. */
const PlannedRedirect = exact({
  line: Count,
  from: 'string',
  to: 'string',
  status: Status,
  effect: "'added' | 'changed' | 'none' | 'refused'",
  'fault?': 'string',
})
export type PlannedRedirect = typeof PlannedRedirect.infer

/** `plan` is that of a dry run. */
export const RedirectsImported = exact({ added: Count, changed: Count, 'plan?': PlannedRedirect.array() })
export type RedirectsImported = typeof RedirectsImported.infer

export const MissingPath = exact({ path: '0 < string <= 900' })
/** What visitors asked for in the last 30 days and what no redirect leads on from, most asked for first. */
export const MissingPaths = exact({
  items: exact({ path: 'string', count: Count, lastDay: CalendarDate }).array(),
})
