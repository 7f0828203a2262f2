/** What every shared cache may do with a page that is the same for everybody (RFC 5861). */
const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'

type Headers = { 'cache-control': string }

/**
 * `Cache-Control` of a public page, for its route's `headers`. Nothing for a route that has failed: the framework asks it
 * for the headers of its error page too.
 * @param complete false where the page was made without the upstream: it holds for seconds only
 */
export function publicCache({ match }: { match: { status: string } }, complete = true): Headers | undefined {
  return match.status === 'success' ? publicFileCache(complete) : undefined
}

/** The same for a file that is made from the site's content. */
export function publicFileCache(complete = true): Headers {
  return { 'cache-control': complete ? shared : 'public, max-age=0, s-maxage=5' }
}

/** `Cache-Control` of a page with what is one visitor's own: what was typed into a form, an address, what was searched for. */
export function privateCache(): Headers {
  return { 'cache-control': 'private, no-store' }
}
