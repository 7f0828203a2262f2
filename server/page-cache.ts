import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import type { RequestLine } from '#src/site/request-context.ts'
import { isSearchName } from '#src/site/routing/search-names.ts'

/** A buffered answer; header names in lower case. */
export type Page = {
  status: number
  headers: readonly (readonly [name: string, value: string])[]
  body: Buffer
  /** instead of a body: a streamed file */
  stream?: ReadableStream | null
  /** compressed bodies of a cached page, created on demand */
  encoded?: Partial<Record<Compression, Buffer | Promise<Buffer>>>
  etag?: string
}

type Compression = 'br' | 'gzip'

/** How the cache took part in an answer; sent as `x-cache`. */
export type CacheState = 'HIT' | 'STALE' | 'MISS' | 'BYPASS'

/** Seconds after the render: fresh, stale-while-revalidate, stale-if-error. */
type MaxAges = { fresh: number; stale: number; onError: number }
type CachedPage = { page: Page; generation: number; renderedAt: number; maxAges: MaxAges; askedBy: object }
type Asking = { by: object; line: RequestLine }

/** Thrown so that an error page does not replace a cached one. */
class FailedRender extends Error {}

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Shared cache by `Cache-Control` (RFC 9111, RFC 5861): single flight, stale-while-revalidate, stale-if-error.
 * @param render must not see the visitor's request, except for uncacheable answers such as redirects
 */
export function createPageCache(render: (key: string, line: RequestLine) => Promise<Page>, maxBytes: number) {
  let generation = 0
  // clients choose queries: a flood of them must not evict pages without query
  const plain = createCache(maxBytes * 0.75)
  const queried = createCache(maxBytes * 0.25)
  const cacheOf = (key: string) => (key.includes('?') ? queried : plain)

  function createCache(size: number) {
    const maxSize = Math.floor(size)
    return new LRUCache<string, CachedPage, Asking>({
      maxSize,
      // all compressed bodies take at most two fifths of the page
      sizeCalculation: ({ page }) => Math.ceil(page.body.byteLength * 1.4) + 2048,
      noDeleteOnFetchRejection: true,
      noDeleteOnStaleGet: true,
      fetchMethod: async (key, _, { context: { by: askedBy, line }, options }) => {
        const begun = generation
        const page = await render(key, line)
        if (page.status >= 500) throw new FailedRender(`status ${page.status}`, { cause: page })
        const maxAges = maxAgesOf(page)
        // lru-cache does not store entries above maxSize; also used for renders begun before a purge
        if (maxAges.fresh === 0 || begun !== generation) options.size = maxSize + 1
        options.ttl = maxAges.fresh * 1000
        return { page, generation: begun, renderedAt: performance.now(), maxAges, askedBy }
      },
    })
  }

  return {
    /** @throws the render's error, where there is no stale page */
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
      // a private answer is not shared with the requests that waited for it
      if (fetched.maxAges?.fresh === 0 && fetched.askedBy !== by)
        return { page: await render(key, line), state: 'MISS' }
      const isHit = fetched === cached && isCurrent && age < cached.maxAges.fresh
      return { page: fetched.page, state: isHit ? 'HIT' : fetched === cached ? 'STALE' : 'MISS' }
    },
    fresh(key: string): Page | undefined {
      const cached = cacheOf(key).get(key)
      return cached?.generation === generation ? cached.page : undefined
    },
    /** Expires every page; returns how many. */
    purge(): number {
      generation += 1
      return plain.size + queried.size
    },
    pages: () => plain.size + queried.size,
    bytes: () => plain.calculatedSize + queried.calculatedSize,
  }
}

/** Drops undeclared parameters. The page is rendered from its key, so it cannot depend on them. */
export function cacheKey(path: string, query: string): string {
  const pairs = query.slice(1).split('&')
  const kept = pairs.filter((pair) => [...new URLSearchParams(pair).keys()].some(isSearchName))
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`
}

/** Lifetimes from `Cache-Control`; all zero: do not store. */
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

export function forCache(page: Page): Page {
  const etag = `W/"${createHash('sha256').update(page.body).digest('base64url').slice(0, 22)}"`
  return { ...page, encoded: {}, etag }
}

/** Body and encoding for a client. @param accepted `Accept-Encoding` */
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

/** Negotiated encoding; `identity` where the client accepts no other. */
export function preferredEncoding(accepted: string | undefined): Compression | 'identity' {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
  // @ts-expect-error the types do not know the second parameter
  const [best = 'identity'] = negotiator.encodings(['br', 'gzip'], { preferred: ['br'] })
  return best as Compression | 'identity'
}
