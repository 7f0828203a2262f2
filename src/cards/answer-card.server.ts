import { isLocale } from '#src/site/locale.ts'
import type { PublishedPage } from '#src/site/published-page.ts'
import { drawCard } from './drawn-cards.server.ts'
import { findCard } from './find-card.server.ts'

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
  const { png, tag } = await drawCard(found.card, name === card ? 'wide' : 'square')
  const headers = {
    'content-type': 'image/png',
    'cache-control': found.isWhole ? 'public, max-age=86400, stale-while-revalidate=604800' : 'no-store',
    etag: `"${tag}"`,
  }
  if (request.headers.get('if-none-match')?.includes(headers.etag))
    return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(png), {
    headers: { ...headers, 'content-length': String(png.byteLength) },
  })
}

function noSuchCard(): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response('Not Found\n', { status: 404, headers })
}
