import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { siteEnv } from '#src/site/env.ts'
import { isLocale } from '#src/site/locale.ts'
import type { PublishedPage } from '#src/site/published-page.ts'
import { cardSvg } from './card-svg.server.tsx'
import { findCard } from './find-card.server.ts'
import { rasterise } from './rasteriser.server.ts'

/**
 * Answers `/share/{lang}/{name}.png`, with `-square` behind the name for the square one. The address stays while the
 * title changes, so whoever keeps the picture asks again after a day, by its tag.
 */
export async function answerCard(
  request: Request,
  { lang, card }: { lang: string; card: string },
  pages: readonly PublishedPage[],
): Promise<Response> {
  const name = card.replace(/-square$/, '')
  const found = isLocale(lang) ? await findCard(lang, name, pages) : undefined
  if (!found) return noSuchCard()
  const svg = cardSvg(found.card, name === card ? 'wide' : 'square', new URL(siteEnv().publicOrigin).host)
  const headers = {
    'content-type': 'image/png',
    'cache-control': found.isWhole ? 'public, max-age=86400, stale-while-revalidate=604800' : 'no-store',
    etag: `"${createHash('sha256').update(svg).digest('hex').slice(0, 32)}"`,
  }
  if (request.headers.get('if-none-match')?.includes(headers.etag))
    return new Response(null, { status: 304, headers })
  const png = await drawn.forceFetch(svg)
  return new Response(new Uint8Array(png), {
    headers: { ...headers, 'content-length': String(png.byteLength) },
  })
}

let last: Promise<unknown> = Promise.resolve()

/** Pictures by their drawing. Each is drawn once, one after the other. */
const drawn = new LRUCache<string, Buffer>({
  maxSize: 16_000_000,
  sizeCalculation: ({ byteLength }) => byteLength,
  fetchMethod: (svg) => {
    // drawing blocks the event loop for some 50 ms: between two of them others go first
    const drawing = last.then(() => setImmediate()).then(() => rasterise(svg))
    last = drawing.catch(() => undefined)
    return drawing
  },
})

function noSuchCard(): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response('Not Found\n', { status: 404, headers })
}
