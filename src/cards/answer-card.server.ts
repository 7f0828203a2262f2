import { setImmediate } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { LRUCache } from 'lru-cache'
import { articlePath } from '#contract/keys.ts'
import { isProductKey } from '#contract/products.ts'
import { loadWords } from '#i18n/load-words.ts'
import { coverOf } from '#src/site/articles/cover.ts'
import { siteEnv } from '#src/site/env.ts'
import { isLocale, type Locale } from '#src/site/locale.ts'
import { publishedPages } from '#src/site/pages.ts'
import { cardOfPath } from '#src/site/share-image.ts'
import type { IllustrationName } from '#src/ui/art/illustration.tsx'
import { readArticle } from '#src/upstream/news.server.ts'
import { type Card, cardSvg } from './card-svg.server.tsx'
import { coverGround } from './cover-drawing.tsx'

/** `/share/{lang}/{name}.png` and `{name}-square.png`. The URL outlives title changes, so caches keep it for a day. */
export async function answerCard(lang: string, file: string): Promise<Response> {
  const [, name, square] = /^(.+?)(-square)?\.png$/.exec(file) ?? []
  const found = name && isLocale(lang) ? await findCard(lang, name) : undefined
  if (!found) {
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
    return new Response('Not Found\n', { status: 404, headers })
  }
  const svg = cardSvg(found.card, square ? 'square' : 'wide', new URL(siteEnv().publicOrigin).host)
  const headers = {
    'content-type': 'image/png',
    'cache-control': found.isWhole ? 'public, max-age=86400, stale-while-revalidate=604800' : 'no-store',
  }
  const png = await drawn.forceFetch(svg)
  return new Response(new Uint8Array(png), {
    headers: { ...headers, 'content-length': String(png.byteLength) },
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

/** `isWhole` false: an article's title was unavailable, so the card is not cached. */
type FoundCard = { card: Card; isWhole: boolean }

/** Texts never come from the URL. @returns undefined where there is no such page */
async function findCard(lang: Locale, name: string): Promise<FoundCard | undefined> {
  const id = articleName.exec(name)?.[1]
  if (id === undefined) {
    const card = await cardOfPage(lang, name)
    return card && { card, isWhole: true }
  }
  const reading = await readArticle(id, { lang })
  if (reading.state === 'missing') return undefined
  if (reading.state === 'unavailable') {
    const card = await cardOfPage(lang, cardOfPath('/about/news'))
    return card && { card, isWhole: false }
  }
  const cover = coverOf(reading.data)
  return {
    card: { lang, title: reading.data.title, art: { cover }, ground: coverGround(cover) },
    isWhole: true,
  }
}

const articleName = new RegExp(`^${cardOfPath(articlePath('([a-z\\d-]{1,80})'))}$`)

async function cardOfPage(lang: Locale, name: string): Promise<Card | undefined> {
  const page = publishedPages().find(({ path }) => cardOfPath(path) === name)
  if (!page) return undefined
  const [{ title }] = await Promise.all([page.readSeo(lang), loadWords(lang, ['trial'])])
  const [area, key] = name.split('-')
  const illustration = illustrationOf[name] ?? illustrationOf[area ?? '']
  if (!isProductKey(key)) return { lang, title, art: illustration && { illustration }, ground: 'paper' }
  return { lang, title, art: { product: key }, ground: area === 'solution' ? 'ink' : 'paper' }
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

/** SVG to PNG. Uses no system fonts, so the output is the same on every machine. */
export async function rasterise(svg: string): Promise<Buffer> {
  loading ??= load()
  const drawing = new Resvg(svg, await loading)
  const image = drawing.render()
  const png = Buffer.from(image.asPng())
  // wasm memory, which is not garbage-collected
  image.free()
  drawing.free()
  return png
}

let loading: ReturnType<typeof load> | undefined

/** Loads resvg and font on first use. */
async function load() {
  const [program, packedFont, latinFont] = await Promise.all([
    import('@resvg/resvg-wasm/index_bg.wasm?url&inline'),
    import('./font/noto-sans-sc-bold.otf.br?url&inline'),
    import('./font/deskcloud-sans-bold.ttf?url&inline'),
  ])
  await initWasm(new Uint8Array(bytesOf(program.default)))
  const font = new Uint8Array(brotliDecompressSync(bytesOf(packedFont.default)))
  return {
    font: {
      fontBuffers: [new Uint8Array(bytesOf(latinFont.default)), font],
      defaultFontFamily: 'Noto Sans CJK SC',
    },
  }
}

/** Assets are inlined in the server bundle as data URLs. */
function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}
