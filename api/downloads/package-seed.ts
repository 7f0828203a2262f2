import { type } from 'arktype'
import type { Transaction } from 'kysely'
import { downgrades } from '#contract/keys.ts'
import { Cpu, PackageKind, Platform, ProductPart, VERSION } from '#contract/package-schema.ts'
import { CalendarDate, Product, Uuid } from '#contract/values-schema.ts'
import type { Tables } from '../db/tables.ts'
import { insertDownload } from './download-store.ts'
import { insertRelease } from './release-store.ts'

const InBoth = type({ '+': 'reject', cn: 'string > 0', en: 'string > 0' })
const ListInBoth = type({ '+': 'reject', cn: 'string[] > 0', en: 'string[] > 0' })

/** Size and SHA-256 are those of `sampleBytes`. */
const file = {
  '+': 'reject',
  id: Uuid,
  fileName: /^[\w.-]{1,120}$/,
  size: 'number.integer > 100',
  sha256: /^[0-9a-f]{64}$/,
} as const

/** `notes` and `requirements` stand before those of the release, and its requirements before those of all. */
const Build = type({
  ...file,
  platform: Platform,
  cpu: Cpu,
  'systems?': 'string[]',
  'notes?': ListInBoth,
  'requirements?': ListInBoth,
})

const Document = type({
  ...file,
  kind: PackageKind,
  name: InBoth,
  'language?': "'cn' | 'en'",
  'access?': "'public'",
})

const Version = type(VERSION)

const Release = type({
  '+': 'reject',
  version: Version,
  releasedAt: CalendarDate,
  fixesUntil: CalendarDate,
  securityUntil: CalendarDate,
  'upgradeFrom?': Version,
  downgrade: type.enumerated(...downgrades),
  'serverFrom?': Version,
  'serverTo?': Version,
  'requirements?': ListInBoth,
  notes: ListInBoth,
  builds: Build.array(),
  'documents?': Document.array(),
})

/** A package with its releases as it stands in a seed file; `id` only tells the files apart. */
export const PackageSeed = type({
  '+': 'reject',
  id: 'string > 0',
  product: Product,
  part: ProductPart.exclude("''"),
  name: InBoth,
  requirements: ListInBoth,
  /** Releases of systems that its builds run on, by system. */
  'systems?': { '[string]': 'string[]' },
  releases: Release.array(),
})
export type PackageSeed = typeof PackageSeed.infer

/** A package's releases, with their files as samples: those are written when they are first asked for. */
export async function insertPackage(transaction: Transaction<Tables>, seed: PackageSeed): Promise<void> {
  const { product, part, name, requirements, systems = {} } = seed
  for (const { builds, documents = [], notes, requirements: own, ...release } of seed.releases) {
    await insertRelease(transaction, { product, part, ...release })
    const { version, releasedAt, fixesUntil, securityUntil } = release
    const shared = { product, part, version, releasedAt, isSample: true }
    for (const { size, sha256, ...build } of builds) {
      const said = {
        notes: both(build.notes, notes),
        requirements: both(build.requirements, both(own, requirements)),
        systems: build.systems ?? systems[build.platform] ?? [],
      }
      const dated = { ...shared, fixesUntil, securityUntil }
      await insertDownload(transaction, { name, ...dated, ...build, ...said }, { size, sha256 })
    }
    for (const { size, sha256, ...document } of documents) {
      const none = { notes: { cn: [], en: [] }, requirements: { cn: [], en: [] } }
      const everywhere = { platform: 'any', cpu: 'any' } as const
      await insertDownload(transaction, { ...shared, ...document, ...none, ...everywhere }, { size, sha256 })
    }
  }
}

function both(
  first: typeof ListInBoth.infer | undefined,
  then: typeof ListInBoth.infer,
): typeof ListInBoth.infer {
  return { cn: [...(first?.cn ?? []), ...then.cn], en: [...(first?.en ?? []), ...then.en] }
}
