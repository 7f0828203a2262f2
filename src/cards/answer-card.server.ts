import { setImmediate } from 'node:timers/promises'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { LRUCache } from 'lru-cache'
import { isProductKey } from '#contract/products.ts'
import { loadWords } from '#i18n/load-words.ts'
import { readCoverName } from '#src/site/articles/cover.ts'
import { noFile } from '#src/site/failure.ts'
import { isLocale, type Locale } from '#src/site/locale.ts'
import { publishedPages } from '#src/site/pages.ts'
import { cardOfPath } from '#src/site/share-image.ts'
import type { IllustrationName } from '#src/ui/art/illustration.tsx'
import { type Card, cardSvg } from './card-svg.server.tsx'
import { coverGround } from './cover-drawing.tsx'

/** `/share/{lang}/{name}.png` and `{name}-square.png`, of a page or of an article's cover. */
export async function answerCard(lang: string, file: string): Promise<Response> {
  const [, name, square] = /^(.+?)(-square)?\.png$/.exec(file) ?? []
  const card = name && isLocale(lang) ? cardOf(lang, name) : undefined
  if (!card) return noFile(404)
  await loadWords(card.lang, ['trial'])
  const png = await drawn.forceFetch(cardSvg(card, square ? 'square' : 'wide'))
  return new Response(new Uint8Array(png), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'content-length': String(png.byteLength),
    },
  })
}

let last: Promise<unknown> = Promise.resolve()

/** PNGs by their SVG; rendered one at a time. */
const drawn = new LRUCache<string, Buffer>({
  maxSize: 16_000_000,
  sizeCalculation: ({ byteLength }) => byteLength,
  fetchMethod: (svg) => {
    // rendering blocks the event loop for some 50 ms: yield in between
    const drawing = last.then(() => setImmediate()).then(() => rasterise(svg))
    last = drawing.catch(() => undefined)
    return drawing
  },
})

/** @returns undefined where there is no such page or cover */
function cardOf(lang: Locale, name: string): Card | undefined {
  const cover = readCoverName(name)
  if (cover) return { lang, art: { cover }, ground: coverGround(cover) }
  if (!publishedPages().some(({ path }) => cardOfPath(path) === name)) return undefined
  const [area, key] = name.split('-')
  const illustration = illustrationOf[name] ?? illustrationOf[area ?? '']
  if (!isProductKey(key)) return { lang, art: illustration && { illustration }, ground: 'paper' }
  return { lang, art: { product: key }, ground: area === 'solution' ? 'ink' : 'paper' }
}

/** What stands for a page, or for an area. */
const illustrationOf: Partial<Record<string, IllustrationName>> = {
  'product-compare': 'compare',
  'product-buying': 'ledger',
  'product-estimate': 'bars',
  'product-security': 'approval',
  service: 'desk',
  'service-releases': 'clock',
  'trial-trial': 'checklist',
  'trial-test': 'inspection',
  'about-about': 'branches',
  'about-contact': 'channel',
  'about-recruitment': 'roles',
  'about-joinus': 'roles',
  'about-news': 'editor',
  download: 'transfer',
  legal: 'notice',
}

/** SVG to PNG, without fonts: whatever is read in a picture is outlines. */
export async function rasterise(svg: string): Promise<Buffer> {
  loading ??= load()
  await loading
  const drawing = new Resvg(svg)
  const image = drawing.render()
  const png = Buffer.from(image.asPng())
  // wasm memory, which is not garbage-collected
  image.free()
  drawing.free()
  return png
}

let loading: ReturnType<typeof load> | undefined

/** Loads resvg on first use; it is inlined in the server bundle as a data URL. */
async function load() {
  const { default: url } = await import('@resvg/resvg-wasm/index_bg.wasm?url&inline')
  await initWasm(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
}
