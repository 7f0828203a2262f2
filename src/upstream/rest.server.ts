import type { Trouble } from './trouble.server.ts'

/** Longest rest taken at the upstream's word, in ms: a wrong Retry-After must not keep the site away for hours. */
const longest = 30_000

/**
 * Keeps the site from asking while the upstream has asked not to be asked (Retry-After, RFC 9110 10.2.3). Each
 * resource rests by itself: one that is under repair says nothing about the others.
 */
export function createRest(now: () => number = performance.now.bind(performance)) {
  const until = new Map<string, number>()
  return {
    /** Seconds to wait before a resource may be asked again; 0 where it may be now. */
    left: (resource: string): number => Math.ceil(Math.max(0, (until.get(resource) ?? 0) - now()) / 1_000),
    /** Takes note of an answer: of a 503, and of a 429 to a read, since a 429 to a form is about one visitor. */
    heed: (resource: string, { status, retryAfter }: Trouble, isRead: boolean): void => {
      if (!retryAfter || (status !== 503 && !(status === 429 && isRead))) return
      until.set(resource, now() + Math.min(longest, retryAfter * 1_000))
    },
  }
}
