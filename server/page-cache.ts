import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import type { RequestLine } from '#src/site/request-context.ts'
import { isSearchName } from '#src/site/routing/search-names.ts'

/** A whole answer of the site; header names in lower case. */
export type Page = {
  status: number
  headers: readonly (readonly [name: string, value: string])[]
  body: Buffer
  /** in place of a body: a file, as it comes */
  stream?: ReadableStream | null
  /** of a page that is kept: its compressed bodies, each made when first asked for */
  encoded?: Partial<Record<Compression, Buffer | Promise<Buffer>>>
  etag?: string
}

type Compression = 'br' | 'gzip'

/** How the cache took part in an answer; sent as `x-cache`. */
export type CacheState = 'HIT' | 'STALE' | 'MISS' | 'BYPASS'

/** Seconds after its rendering that a page may be shown: as it is, while a new one is made, and when that fails. */
type MaxAges = { fresh: number; stale: number; onError: number }
type CachedPage = { page: Page; generation: number; renderedAt: number; maxAges: MaxAges; askedBy: object }
type Asking = { by: object; line: RequestLine }

/** An error page takes no other's place in the cache. */
class FailedRender extends Error {}

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Cache of pages that are the same for everybody, as their `Cache-Control` says (RFC 9111, RFC 5861): one render at a
 * time for a key, stale while it is renewed, stale when renewing fails.
 * @param render renders the page at a path and query; must see nothing of the visitor who asks. Only an answer that no
 * cache keeps, such as a redirect, may depend on the request line.
 */
export function createPageCache(render: (key: string, line: RequestLine) => Promise<Page>, maxBytes: number) {
  let generation = 0
  // queries are the visitors' writing: a flood of them must not displace the pages without one
  const plain = createCache(maxBytes * 0.75)
  const queried = createCache(maxBytes * 0.25)
  const cacheOf = (key: string) => (key.includes('?') ? queried : plain)

  function createCache(size: number) {
    const maxSize = Math.floor(size)
    return new LRUCache<string, CachedPage, Asking>({
      maxSize,
      // the compressed bodies are two fifths of a page at most
      sizeCalculation: ({ page }) => Math.ceil(page.body.byteLength * 1.4) + 2048,
      noDeleteOnFetchRejection: true,
      noDeleteOnStaleGet: true,
      fetchMethod: async (key, _, { context: { by: askedBy, line }, options }) => {
        const begun = generation
        const page = await render(key, line)
        if (page.status >= 500) throw new FailedRender(`status ${page.status}`, { cause: page })
        const maxAges = maxAgesOf(page)
        // lru-cache does not keep what is larger than it. A page from before a purge is not kept either.
        if (maxAges.fresh === 0 || begun !== generation) options.size = maxSize + 1
        options.ttl = maxAges.fresh * 1000
        return { page, generation: begun, renderedAt: performance.now(), maxAges, askedBy }
      },
    })
  }

  return {
    /** @throws what the render throws, where there is no page to show instead */
    async get(key: string, line: RequestLine): Promise<{ page: Page; state: CacheState }> {
      const cache = cacheOf(key)
      const cached = cache.peek(key, { allowStale: true })
      const isCurrent = cached?.generation === generation
      const age = cached ? (performance.now() - cached.renderedAt) / 1000 : 0
      const by = {}
      const fetched = await cache
        .fetch(key, {
          context: { by, line },
          allowStale: isCurrent && age < cached.maxAges.stale,
          allowStaleOnFetchRejection: cached !== undefined && age < cached.maxAges.onError,
          forceRefresh: cached !== undefined && !isCurrent,
        })
        .catch((error) => {
          if (error instanceof FailedRender) return { page: error.cause } as CachedPage
          throw error
        })
      if (!fetched) throw new Error('the page cache returned no page')
      // a page for one visitor is not for those who asked meanwhile
      if (fetched.maxAges?.fresh === 0 && fetched.askedBy !== by)
        return { page: await render(key, line), state: 'MISS' }
      const isHit = fetched === cached && isCurrent && age < cached.maxAges.fresh
      return { page: fetched.page, state: isHit ? 'HIT' : fetched === cached ? 'STALE' : 'MISS' }
    },
    /** The page that is fresh now, or undefined. */
    fresh(key: string): Page | undefined {
      const cached = cacheOf(key).get(key)
      return cached?.generation === generation ? cached.page : undefined
    },
    /** Has every page rendered anew when it is asked for next; returns how many. */
    purge(): number {
      generation += 1
      return plain.size + queried.size
    },
    pages: () => plain.size + queried.size,
    bytes: () => plain.calculatedSize + queried.calculatedSize,
  }
}

/**
 * The key of a page: its path and query, without the parameters that no page declares. The page is rendered from its key,
 * so it cannot depend on them.
 */
export function cacheKey(path: string, query: string): string {
  const pairs = query.slice(1).split('&')
  const kept = pairs.filter((pair) => [...new URLSearchParams(pair).keys()].some(isSearchName))
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`
}

/** What `Cache-Control` lets a shared cache do with a page; all zero: not cache it. */
function maxAgesOf({ status, headers }: Page): MaxAges {
  const header = headers.find(([name]) => name === 'cache-control')?.[1] ?? ''
  const seconds = (name: string) => Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(header)?.[1] ?? 0)
  const isCacheable = status === 200 && !/no-store|private/.test(header)
  const fresh = isCacheable ? seconds('s-maxage') || seconds('max-age') : 0
  return {
    fresh,
    stale: fresh + seconds('stale-while-revalidate'),
    onError: fresh + seconds('stale-if-error'),
  }
}

/** The page with an entity tag and a place for its compressed bodies. */
export function forCache(page: Page): Page {
  const etag = `W/"${createHash('sha256').update(page.body).digest('base64url').slice(0, 22)}"`
  return { ...page, encoded: {}, etag }
}

/** The bytes for a client, and their encoding. @param accepted `Accept-Encoding` */
export async function encodedBody({ body, encoded, headers }: Page, accepted: string | undefined) {
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? ''
  const isCompressible = body.byteLength > 500 && /^text\/|json|xml/.test(type)
  const encoding = isCompressible ? preferredEncoding(accepted) : 'identity'
  if (encoding === 'identity') return { encoding, body }
  if (!encoded) return { encoding, body: await compress(body, encoding, 5) }
  encoded[encoding] ??= compress(body, encoding, 11).then((bytes) => (encoded[encoding] = bytes))
  return { encoding, body: await encoded[encoding] }
}

function compress(body: Buffer, encoding: Compression, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body)
  return promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

/** What a client likes best of what there is, `identity` where it takes neither. */
export function preferredEncoding(accepted: string | undefined): Compression | 'identity' {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
  // @ts-expect-error the types do not know the second parameter
  const [best = 'identity'] = negotiator.encodings(['br', 'gzip'], { preferred: ['br'] })
  return best as Compression | 'identity'
}
