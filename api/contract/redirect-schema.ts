import { type } from 'arktype'
import { CalendarDate, Count, exact, Timestamp, Uuid, Version } from './values-schema.ts'

const Status = type('301 | 302')

export const RedirectBody = exact({
  from: 'string <= 400',
  to: 'string <= 400',
  status: Status,
})
export type RedirectBody = typeof RedirectBody.infer

/** What sites follow, and only where they have no page. */
export const PublicRedirects = exact({
  // on the site itself: a browser takes `//name` and `/\\name` for another host
  items: exact({ from: /^\//, to: /^\/(?![/\\])[^\\]*$/, status: Status }).array(),
})
export type PublicRedirects = typeof PublicRedirects.infer

export const Redirect = exact({
  id: Uuid,
  version: Version,
  from: 'string',
  to: 'string',
  status: Status,
  changedAt: Timestamp,
})
export type Redirect = typeof Redirect.infer

/** With the paths that visitors asked for in the last 30 days and that lead nowhere, most asked for first. */
export const RedirectList = exact({
  items: Redirect.array(),
  missing: exact({
    path: 'string',
    count: Count,
    lastDay: CalendarDate,
  }).array(),
})
export type RedirectList = typeof RedirectList.infer
