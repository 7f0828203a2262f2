import { degraded } from './degraded.ts'

type Headers = { 'cache-control': string; 'x-page-holds'?: string }

/**
 * `Cache-Control` of a public page, for its route's `headers`: any shared cache may keep it for a minute. Nothing for a
 * route that has failed: the framework asks it for the headers of its error page too.
 * @param complete false where the page was made without the upstream: it holds for seconds only
 */
export function publicPage({ match }: { match: { status: string } }, complete = true): Headers | undefined {
  if (match.status !== 'success') return undefined
  if (!complete) return { ...degraded, 'cache-control': 'public, max-age=0, s-maxage=5' }
  return {
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
  }
}

/** `Cache-Control` of a page with what is one visitor's own: a form's key, an address, what was searched for. */
export function privatePage(): Headers {
  return { 'cache-control': 'private, no-store' }
}
