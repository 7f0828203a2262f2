import { readFile } from 'node:fs/promises'
import type { JobDetail } from '#api/contract/job-schema.ts'
import type { NewsDetail } from '#api/contract/news-schema.ts'
import type { DownloadDetail } from '#api/contract/package-schema.ts'
import { siteEnv } from '#src/site/env.ts'

/** What the upstream said when the site was built: the last thing to show when it says nothing now. */
export type BuiltContent = {
  /** ms since 1970 */
  takenAt: number
  /** newest first */
  news: Record<'cn' | 'en', NewsDetail[]>
  /** open ones first */
  jobs: Record<'cn' | 'en', JobDetail[]>
  /** newest first */
  downloads: DownloadDetail[]
}

/**
 * The content in the build (written by tools/build/take-content.ts), read when it is needed for the first time. It is JSON
 * beside the server's code, not part of it: nothing of it can reach the browser. Undefined where the build has none,
 * as while developing.
 */
export function builtContent(): Promise<BuiltContent | undefined> {
  read ??= readFile(siteEnv().contentFile, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined)
  return read
}

let read: Promise<BuiltContent | undefined> | undefined

/**
 * One page of a list from the build. Its cursors are its own: the upstream refuses them, so that whoever goes on with
 * one stays in this list.
 * @returns undefined for a cursor of the upstream's, whose meaning only the upstream knows
 */
export function pageOf<T>(
  all: readonly T[],
  cursor: string | undefined,
  limit: number,
): { items: T[]; nextCursor: string | null } | undefined {
  const start = cursor === undefined ? 0 : Number(/^built-(\d{1,6})$/.exec(cursor)?.[1] ?? Number.NaN)
  if (Number.isNaN(start)) return undefined
  const end = start + limit
  return { items: all.slice(start, end), nextCursor: end < all.length ? `built-${end}` : null }
}
