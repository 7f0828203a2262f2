import type { Download, DownloadDetail } from '#api/contract/package-schema.ts'
import { StatusError } from '#src/site/failure.ts'

export type DownloadListPage = {
  items: Download[]
  nextCursor: string | null
  /** null where there are too many to count */
  total: number | null
  /** ISO date of the answer this comes from, when the upstream does not answer now */
  staleSince: string | null
  /** false when there is nothing to show because the upstream does not answer and nothing is remembered */
  available: boolean
}

export type PackageDetail = DownloadDetail & { staleSince: string | null }

/** Where a file can be had, and until when (ISO moment). */
export type Address = { url: string; expiresAt: string }

export type AddressResult = ({ state: 'ready' } & Address) | { state: 'session-ended' } | { state: 'failed' }

/** @throws StatusError 503 for a document whose list cannot be shown: search engines are not to take it for an empty one */
export function requireAvailable(page: DownloadListPage | undefined): void {
  if (typeof document === 'undefined' && page?.available === false)
    throw new StatusError(503, 'downloads are unavailable')
}

/** Packages per page of the list, and per press of Load More. */
export const downloadPageSize = 10

/** The upstream counts results up to here. */
export const mostCounted = 100

/** Whether support has ended, on a day given as an ISO date. */
export function supportHasEnded({ supportEnd }: { supportEnd: string | null }, today: string): boolean {
  return supportEnd !== null && supportEnd < today
}
