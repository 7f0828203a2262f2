import { type CachePolicy, type CacheRule, cachedQuery } from '#src/site/cache-policies.ts'
import type { AppAnswer } from '../app-answer.ts'
import type { Resource } from '../resource.ts'
import type { PageEffort } from './encode-page.ts'
import type { PageFiller } from './fill-page.ts'
import type { Made } from './make-page.ts'
import type { KeptPage, PageCache } from './page-cache.ts'

/** A page to send and whether it was there already, or an answer that is no page to keep. */
export type Served =
  | { page: Resource; state: 'HIT' | 'STALE' | 'MISS' }
  | { answered: AppAnswer; state: 'MISS' }

export type PageDesk = {
  /** the page of exactly this path and query, if it is there and fresh: the short way for most requests */
  fresh(url: string): Resource | undefined
  /** Whether a page is kept or being made, so that to show it takes no render; undefined where it is for one visitor. */
  isThere(path: string, query: string, rule: CacheRule): boolean | undefined
  /**
   * The page of a path and query, kept or made now; undefined when it has to be made for this visitor alone.
   * @param isAwaited false where nobody will see it: then it is kept in its smallest encodings, which takes longer
   * @throws what making it threw, when there is nothing to show instead
   */
  get(
    path: string,
    query: string,
    rule: CacheRule,
    requestId: string,
    isAwaited?: boolean,
  ): Promise<Served | undefined>
}

/** Decides, page by page, between what is kept and making it anew. */
export function createPageDesk(
  cache: PageCache,
  fill: PageFiller,
  now: () => number = performance.now.bind(performance),
): PageDesk {
  return {
    fresh: (url) => {
      const kept = cache.find(url)
      return kept && now() < kept.freshUntil ? kept.resource : undefined
    },
    isThere: (path, query, rule) => {
      const wanted = cachedQuery(query, rule)
      if (wanted === undefined) return undefined
      const kept = cache.find(path + wanted)
      return fill.isUnderway(path + wanted) || (kept !== undefined && now() < kept.usableUntil)
    },
    get: async (path, query, rule, requestId, isAwaited = true) => {
      const wanted = cachedQuery(query, rule)
      if (wanted === undefined) return undefined
      const key = path + wanted
      const kept = cache.find(key)
      if (kept && now() < kept.freshUntil) return { page: kept.resource, state: 'HIT' }
      if (kept && now() < kept.retryAt) return stale(kept)
      // where there is a stale one to show, whoever asks does not wait
      const effort: PageEffort = isAwaited && now() >= (kept?.staleUntil ?? 0) ? 'quick' : 'best'
      const made = fill(key, rule.policy as CachePolicy, requestId, effort)
      if (!kept || now() >= kept.usableUntil) return served(await made)
      if (now() >= kept.staleUntil) return servedOrKept(await made.catch(() => failed), kept)
      // whoever makes it has logged why it failed; this visitor has a page
      made.catch(() => {})
      return stale(kept)
    },
  }
}

const failed = Symbol('failed')

function servedOrKept(made: Made | undefined | typeof failed, kept: KeptPage): Served | undefined {
  const isFailure = made === failed || (made && 'answered' in made && made.answered.status >= 500)
  return isFailure ? stale(kept) : served(made as Made | undefined)
}

function served(made: Made | undefined): Served | undefined {
  return made && { ...made, state: 'MISS' }
}

function stale({ resource }: KeptPage): Served {
  return { page: resource, state: 'STALE' }
}
