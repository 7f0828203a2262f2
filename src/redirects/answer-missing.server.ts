import { createRedirectLookup } from '#api/contract/redirect-lookup.ts'
import { PublicRedirects } from '#api/contract/redirect-schema.ts'
import { countFigure } from '#src/upstream/figures.server.ts'
import { readUpstream } from '../upstream/read.server.ts'

/**
 * What an address is answered that is no page: the redirect that an editor has made for it. Those without one that are
 * asked for by GET are counted, for editors to see.
 * @param query as it was asked for, with its "?"
 * @returns undefined where the answer stays that there is no such page
 */
export async function answerMissing(
  path: string,
  query: string,
  method: string,
): Promise<Response | undefined> {
  const reading = await readRedirects()
  const found = 'data' in reading ? lookupOf(reading.data)(path + query) : undefined
  if (found)
    return new Response(null, {
      status: found.redirect.status,
      headers: { location: found.location, 'cache-control': 'no-cache' },
    })
  const name = path.replace(/(?<=.)\/+$/, '')
  if (method === 'GET' && isTold.test(name)) countFigure('missing', name + numbersOf(query), '')
  return undefined
}

/** Not what only programs ask for, and nothing that could be an address of a person. */
const isTold = /^\/(?!admin(?:\/|$)|_|\.)[\w/.%-]{1,199}$/

/** Of a query what tells pages of older sites apart, as `?id=12`; too short for a telephone number. */
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

/** One for each answer of the upstream. */
const lookups = new WeakMap<PublicRedirects, Lookup>()

/** Where paths lead that are no pages any more. */
function readRedirects() {
  return readUpstream<PublicRedirects>({ path: ['redirects'], answers: PublicRedirects })
}
