/**
 * Whether the view of a page counts: a person's browser showing it now. Not programs, prefetches, and whoever asks not to
 * be counted (DNT, Global Privacy Control).
 */
export function isVisit(headers: Headers): boolean {
  const agent = headers.get('user-agent')
  if (!agent || headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return false
  if (['sec-purpose', 'purpose', 'x-moz'].some((name) => headers.has(name))) return false
  return !programs.test(agent)
}

// every browser calls itself Mozilla; those that name themselves otherwise are programs
const programs =
  /^(?!Mozilla\/|Opera\/)|bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|monitor|uptime|pingdom|facebookexternalhit|mediapartners|scan|fetch|archive|python|curl|wget|java\/|axios|yisou|bytedance/i
