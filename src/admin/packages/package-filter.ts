import type { PackageItem } from '#api/contract/package-schema.ts'
import { searchText } from '#api/contract/typed-text.ts'

/** What the list shows, as its address has it. */
export type PackageFilter = { q?: string; product?: string; platform?: string; state?: PackageItem['state'] }

export const packageStates = ['draft', 'public', 'withdrawn'] as const

/** A filter that is none is left out. */
export function readPackageFilter({ q, product, platform, state }: Record<string, unknown>): PackageFilter {
  const key = (value: unknown) => (typeof value === 'string' && /^\w{1,20}$/.test(value) ? value : undefined)
  const filter = {
    q: searchText(q, 64),
    product: key(product),
    platform: key(platform),
    state: packageStates.find((known) => known === state),
  }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
}
