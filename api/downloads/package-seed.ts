import { type } from 'arktype'
import type { Transaction } from 'kysely'
import { Cpu, Platform, VERSION } from '../contract/package-schema.ts'
import { CalendarDate, Product, Uuid } from '../contract/values-schema.ts'
import type { Tables } from '../db/tables.ts'
import { insertDownload } from './download-store.ts'

const InBoth = type({ '+': 'reject', cn: 'string > 0', en: 'string > 0' })
const ListInBoth = type({ '+': 'reject', cn: 'string[] > 0', en: 'string[] > 0' })

/** Size and SHA-256 are those of `sampleBytes`. */
const Build = type({
  '+': 'reject',
  id: Uuid,
  platform: Platform,
  cpu: Cpu,
  fileName: /^[\w.-]{1,120}$/,
  size: 'number.integer > 1000',
  sha256: /^[0-9a-f]{64}$/,
})

const Release = type({
  '+': 'reject',
  version: VERSION,
  releasedAt: CalendarDate,
  supportEnd: CalendarDate.or('null'),
  notes: ListInBoth,
  builds: Build.array(),
})

/** A package with its releases as it stands in a seed file; `id` only tells the files apart. */
export const PackageSeed = type({
  '+': 'reject',
  id: 'string > 0',
  product: Product,
  name: InBoth,
  requirements: ListInBoth,
  releases: Release.array(),
})
export type PackageSeed = typeof PackageSeed.infer

/** All builds of a package, as samples: their files are written when they are first asked for. */
export async function insertPackage(
  transaction: Transaction<Tables>,
  { product, name, requirements, releases }: PackageSeed,
): Promise<void> {
  for (const { builds, ...release } of releases)
    for (const { size, sha256, ...build } of builds) {
      const download = { product, name, requirements, ...release, ...build, isSample: true }
      await insertDownload(transaction, download, { size, sha256 })
    }
}
