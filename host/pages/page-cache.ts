import { LRUCache } from 'lru-cache'
import type { CachePolicy } from '#src/site/cache-policies.ts'
import { type Resource, sizeOf } from '../resource.ts'
import type { RenderTime } from './same-page.ts'

/** A kept page; times in ms of the monotonic clock, so that a clock that is set does not age it. */
export type KeptPage = {
  resource: Resource
  freshUntil: number
  staleUntil: number
  usableUntil: number
  /** no new attempt before this */
  retryAt: number
  /** when it was rendered */
  time: RenderTime
}

export type PageCache = {
  find(key: string): KeptPage | undefined
  keep(key: string, resource: Resource, policy: CachePolicy, time: RenderTime): void
  remove(key: string): void
  /** after a failed attempt: what is kept is shown a while before the next one */
  postpone(key: string): void
  /**
   * Makes the pages whose path starts with the prefix unfit to be shown, all without one; they stay as a last resort
   * for when new ones cannot be made.
   * @returns how many
   */
  purge(pathPrefix?: string): number
  /** changes with every purge: a page whose making began before it may be of yesterday */
  generation(): number
  /** number and bytes of what is kept */
  size(): { pages: number; bytes: number }
}

/** Between two attempts at a page that cannot be made, ms. */
const pause = 5000

/**
 * Keeps rendered pages in memory, those least asked for go first. Pages with a query have a quarter of the room to
 * themselves, so that a flood of queries cannot push out the pages everybody reads.
 */
export function createPageCache(
  maxBytes: number,
  now: () => number = performance.now.bind(performance),
): PageCache {
  const plain = createStore(maxBytes * 0.75)
  const queried = createStore(maxBytes * 0.25)
  const storeOf = (key: string) => (key.includes('?') ? queried : plain)
  let generation = 0
  return {
    find: (key) => storeOf(key).get(key),
    keep: (key, resource, policy, time) => {
      storeOf(key).set(key, { resource, time, retryAt: 0, ...phases(policy, now()) })
    },
    remove: (key) => {
      storeOf(key).delete(key)
    },
    postpone: (key) => {
      const kept = storeOf(key).get(key)
      if (kept) kept.retryAt = now() + pause
    },
    purge: (pathPrefix = '/') => {
      generation += 1
      return expire(plain, pathPrefix) + expire(queried, pathPrefix)
    },
    generation: () => generation,
    size: () => ({
      pages: plain.size + queried.size,
      bytes: plain.calculatedSize + queried.calculatedSize,
    }),
  }
}

function createStore(maxBytes: number): LRUCache<string, KeptPage> {
  return new LRUCache({ maxSize: Math.floor(maxBytes), sizeCalculation: ({ resource }) => sizeOf(resource) })
}

function phases({ fresh, stale, onError }: CachePolicy, now: number) {
  const freshUntil = now + fresh * 1000
  const staleUntil = freshUntil + stale * 1000
  return { freshUntil, staleUntil, usableUntil: staleUntil + onError * 1000 }
}

function expire(store: LRUCache<string, KeptPage>, pathPrefix: string): number {
  let count = 0
  for (const [key, page] of store.entries()) {
    if (!key.startsWith(pathPrefix)) continue
    page.freshUntil = 0
    page.staleUntil = 0
    page.retryAt = 0
    count += 1
  }
  return count
}
