import { type } from 'arktype'
import { CalendarDate, Count, exact, Timestamp, Uuid, Version } from '../values-schema.ts'

const Status = type('301 | 302')

/** As typed or percent-encoded, which is up to three times as long. */
const redirect = { from: 'string <= 900', to: 'string <= 900', status: Status } as const
export const RedirectBody = exact(redirect)
export type RedirectBody = typeof RedirectBody.infer

export const Redirect = exact({ ...redirect, id: Uuid, version: Version, changedAt: Timestamp })
export type Redirect = typeof Redirect.infer
export const RedirectList = exact({ items: Redirect.array() })

/** Applied by sites only where they have no page. */
export const PublicRedirects = exact({
  // same site only: browsers read `//name` and `/\\name` as another host
  items: exact({ from: /^\//, to: /^\/(?![/\\])[^\\]*$/, status: Status }).array(),
})
export type PublicRedirects = typeof PublicRedirects.infer

/** Lines of old address, new address and status. A dry run only returns the plan. */
export const RedirectCsv = exact({ csv: 'string <= 1000000', 'dryRun?': 'boolean' })
export type RedirectCsv = typeof RedirectCsv.infer

/** Result of a line. `from` and `to` as they would be stored, or as given. */
const PlannedRedirect = exact({
  line: Count,
  from: 'string',
  to: 'string',
  status: Status,
  effect: "'added' | 'changed' | 'none' | 'refused'",
  'fault?': 'string',
})
export type PlannedRedirect = typeof PlannedRedirect.infer

/** `plan`: of a dry run. */
export const RedirectsImported = exact({ added: Count, changed: Count, 'plan?': PlannedRedirect.array() })
export type RedirectsImported = typeof RedirectsImported.infer

export const MissingPath = exact({ path: '0 < string <= 900' })
/** 404s of the last 30 days without a redirect, most requested first. */
export const MissingPaths = exact({
  items: exact({ path: 'string', count: Count, lastDay: CalendarDate }).array(),
})
