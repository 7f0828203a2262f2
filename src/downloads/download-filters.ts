import { cpus, platforms } from '#api/contract/keys.ts'
import type { Cpu, Platform } from '#api/contract/package-schema.ts'
import { isProductKey, type ProductKey } from '#api/contract/products.ts'
import { searchText } from '#api/contract/typed-text.ts'

/** The filters of the download search, as they stand in the address. */
export type DownloadFilters = {
  q?: string
  product?: ProductKey
  platform?: Platform
  cpu?: Cpu
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
    version: searchText(search.version, 20),
    cursor: searchText(search.cursor, 200),
  }
}

function oneOf<T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => known === value)
}
