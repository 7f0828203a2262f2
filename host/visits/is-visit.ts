import { briefMemory } from './brief-memory.ts'
import type { VisitHeaders } from './visit-headers.ts'

/**
 * Whether a page that was sent counts as a visit: a person's browser showing it now. Not for programs, not for pages
 * fetched in advance or by scripts, and not for whoever asks not to be counted (DNT, Global Privacy Control).
 */
export function isVisit(headers: VisitHeaders): boolean {
  const agent = headers['user-agent']
  if (!agent || headers.dnt === '1' || headers['sec-gpc'] === '1') return false
  if (headers['sec-purpose'] || headers.purpose || headers['x-moz']) return false
  return !isProgram(agent)
}

// every browser calls itself Mozilla; those that name themselves otherwise are programs
const programs =
  /^(?!Mozilla\/|Opera\/)|bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|uptime|pingdom|facebookexternalhit|mediapartners|scan|fetch|archive|python|curl|wget|java\/|axios|yisou|bytedance/i

/** Whether a user agent names a program nobody looks at. */
export const isProgram = briefMemory((agent) => programs.test(agent))

/** Whether a browser asked for a document; old ones do not say. */
export function isDocument(headers: VisitHeaders): boolean {
  const destination = headers['sec-fetch-dest']
  return destination === undefined || destination === 'document'
}
