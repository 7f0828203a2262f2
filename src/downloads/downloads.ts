import { cpus, packageKinds, platforms } from '#contract/keys.ts'
import type {
  Cpu,
  Download,
  DownloadDetail,
  Nearest,
  PackageKind,
  Platform,
} from '#contract/package-schema.ts'
import { type ProductKey, productKeys } from '#contract/products.ts'
import { searchText } from '#contract/typed-text.ts'
import { searchReader } from '#src/site/routing/search-reader.ts'

export type DownloadListPage = {
  items: Download[]
  /** what comes nearest where there are none */
  nearest?: Nearest
  /** where these are the newest of every product: how many each has, null where there are too many to count */
  counts?: [product: ProductKey, total: number | null][]
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

/** Of every product, before anything is asked for. */
export const newestOfEach = 3

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

/** An empty filter, which a form without JavaScript sends, is none. */
export const readDownloadSearch = searchReader({
  q: (value) => searchText(value, 64),
  product: productKeys,
  platform: platforms,
  cpu: cpus,
  kind: packageKinds,
  version: (value) => searchText(value, 20),
  cursor: (value) => searchText(value, 200),
})
