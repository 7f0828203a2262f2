import type { PublicRedirects } from '#api/contract/redirect-schema.ts'
import { countFigure } from '#src/upstream/figures.server.ts'
import { readRedirects } from '#src/upstream/redirects.server.ts'

/**
 * What a path is answered that is no page: the redirect that an editor has made for it. Paths without one are counted,
 * for editors to see.
 * @param path of a page address, without a query
 * @returns undefined where the answer stays that there is no such page
 */
export async function answerMissing(path: string): Promise<Response | undefined> {
  const name = path.replace(/(?<=.)\/+$/, '')
  const reading = await readRedirects()
  const found = 'data' in reading ? byPath(reading.data).get(name) : undefined
  if (found)
    return new Response(null, {
      status: found.status,
      headers: { location: found.to, 'cache-control': 'no-cache' },
    })
  if (isTold.test(name)) countFigure('missing', name, '')
  return undefined
}

/** Not what only programs ask for, and nothing that could be an address of a person. */
const isTold = /^\/(?!admin(?:\/|$)|_|\.)[\w/.%-]{1,199}$/

type Found = PublicRedirects['items'][number]

function byPath(data: PublicRedirects): Map<string, Found> {
  let known = maps.get(data)
  if (!known) {
    known = new Map(data.items.map((item) => [item.from, item]))
    maps.set(data, known)
  }
  return known
}

/** A map for each answer of the upstream. */
const maps = new WeakMap<PublicRedirects, Map<string, Found>>()
