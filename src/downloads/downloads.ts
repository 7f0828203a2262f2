import { cpus, packageKinds, platforms } from '#contract/keys.ts'
import type {
  Cpu,
  Download,
  DownloadDetail,
  Nearest,
  PackageKind,
  Platform,
} from '#contract/package-schema.ts'
import { isProductKey, type ProductKey } from '#contract/products.ts'
import { searchText } from '#contract/typed-text.ts'

export type DownloadListPage = {
  items: Download[]
  /** what comes nearest where there are none */
  nearest?: Nearest
  nextCursor: string | null
  /** null where there are too many to count */
  total: number | null
  /** ISO date of the answer this comes from, when the upstream does not answer now */
  staleSince: number | null
  /** false when there is nothing to show because the upstream does not answer and nothing is remembered */
  available: boolean
}

export type PackageDetail = DownloadDetail & { staleSince: number | null }

/** Where a file can be had, and until when (ISO moment). */
export type Address = { url: string; expiresAt: string }

export type AddressResult = ({ state: 'ready' } & Address) | { state: 'session-ended' } | { state: 'failed' }

/** Packages per page of the list, and per press of Load More. */
export const downloadPageSize = 10

/** The upstream counts results up to here. */
export const mostCounted = 100

/** The filters of the download search, as they stand in the address. */
export type DownloadFilters = {
  q?: string
  product?: ProductKey
  platform?: Platform
  cpu?: Cpu
  kind?: PackageKind
  version?: string
}

/** The same, and where the list goes on for a visitor without JavaScript. */
export type DownloadSearch = DownloadFilters & { cursor?: string }

/**
 * Reads the search parameters. An empty filter, which a form without JavaScript sends, is none, and so is one that is
 * no key: an old or mistyped address shows more, not an error.
 */
export function readDownloadSearch(search: Record<string, unknown>): DownloadSearch {
  return {
    q: searchText(search.q, 64),
    product: isProductKey(search.product) ? search.product : undefined,
    platform: oneOf(platforms, search.platform),
    cpu: oneOf(cpus, search.cpu),
    kind: oneOf(packageKinds, search.kind),
    version: searchText(search.version, 20),
    cursor: searchText(search.cursor, 200),
  }
}

function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => known === value)
}
