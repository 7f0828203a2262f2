/** For pages that are the same for everybody (RFC 5861). */
const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'

type Headers = { 'cache-control': string }

/** None on errors, for which Start asks too. @param complete false when the upstream was unavailable: cached for seconds */
export function publicCache({ match }: { match: { status: string } }, complete = true): Headers | undefined {
  return match.status === 'success' ? publicFileCache(complete) : undefined
}

/** For files generated from the site's content. */
export function publicFileCache(complete = true): Headers {
  return { 'cache-control': complete ? shared : 'public, max-age=0, s-maxage=5' }
}

/** For pages with personal data: form input, an address, a search query. */
export function privateCache(): Headers {
  return { 'cache-control': 'private, no-store' }
}
