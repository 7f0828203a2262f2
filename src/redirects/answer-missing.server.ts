import { createRedirectLookup } from '#contract/redirects/redirect-lookup.ts'
import { PublicRedirects } from '#contract/redirects/redirect-schema.ts'
import { countFigure } from '#src/upstream/figures.server.ts'
import { readUpstream } from '../upstream/read.server.ts'

/** The editors' redirect; other visits are counted for them. @param query with its "?" @returns undefined for a 404 */
export async function answerMissing(
  path: string,
  query: string,
  isVisit: boolean,
): Promise<Response | undefined> {
  const reading = await readRedirects()
  const found = 'data' in reading ? lookupOf(reading.data)(path + query) : undefined
  if (found)
    return new Response(null, {
      status: found.redirect.status,
      headers: { location: found.location, 'cache-control': 'no-cache' },
    })
  const name = path.replace(/(?<=.)\/+$/, '')
  if (isVisit && isTold.test(name)) countFigure('missing', name + numbersOf(query), '')
  return undefined
}

/** Neither paths of programs nor possible personal data. */
const isTold = /^\/(?!admin(?:\/|$)|_|\.)[\w/.%-]{1,199}$/

/** Short numeric parameters, which identify pages of old sites (`?id=12`); shorter than telephone numbers. */
function numbersOf(query: string): string {
  const pairs = query.slice(1).split('&')
  const numbers = pairs.filter((pair) => /^\w{1,20}=\d{1,9}$/.test(pair)).slice(0, 3)
  return numbers.length > 0 ? `?${numbers.join('&')}` : ''
}

type Lookup = ReturnType<typeof createRedirectLookup<PublicRedirects['items'][number]>>

function lookupOf(data: PublicRedirects): Lookup {
  let lookup = lookups.get(data)
  if (!lookup) {
    lookup = createRedirectLookup(data.items)
    lookups.set(data, lookup)
  }
  return lookup
}

/** Lookup table, per upstream answer. */
const lookups = new WeakMap<PublicRedirects, Lookup>()

function readRedirects() {
  return readUpstream<PublicRedirects>({ path: ['redirects'], answers: PublicRedirects })
}
