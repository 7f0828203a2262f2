import type { Context } from 'hono'

/**
 * Whether a form was sent from this site's own pages. Browsers say so themselves (Sec-Fetch-Site); older ones, and
 * those on plain http, name the origin. Nothing said at all is refused: no browser in use sends forms like that.
 */
export function isFromOwnPage(c: Context): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const origin = c.req.header('origin')
  return origin !== undefined && URL.parse(origin)?.host === hostOf(c)
}

function hostOf(c: Context): string {
  return c.req.header('host')?.toLowerCase() ?? new URL(c.req.url).host
}
