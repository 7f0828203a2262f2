import { productParts } from '#contract/keys.ts'
import type { Cpu, Platform } from '#contract/package-schema.ts'
import type { ProductKey } from '#contract/products.ts'
import type { PublicReleases } from '#contract/release-schema.ts'

/** A part of a product in its newest version, as its packages have it. */
export type ProductPart = {
  part: (typeof productParts)[number]
  version: string
  /** none where a phone brings its own */
  processors: readonly Processor[]
  /** the version before with its last days of fixes and of security fixes, while it gets any */
  previous?: { version: string; fixes: string; security: string } | undefined
}

export type Processor = Exclude<Cpu, 'any'>

const processors = ['x86', 'arm', 'loongarch'] as const satisfies Processor[]
const phones: readonly Platform[] = ['android', 'ios', 'harmonyos']

/**
 * What a buyer asks about a product's software, from its packages and releases.
 * @param today ISO date
 */
export function partsOf(
  { releases, builds }: Omit<PublicReleases, 'compatibility'>,
  product: ProductKey,
  today: string,
): ProductPart[] {
  return productParts.flatMap((part) => {
    const own = builds.filter((it) => it.product === product && it.part === part)
    const version = own[0]?.version
    if (version === undefined) return []
    const newest = own.filter((it) => it.version === version && !phones.includes(it.platform))
    const known = releases.filter((it) => it.product === product && it.part === part)
    const before = known[known.findIndex((it) => it.version === version) + 1]
    const { version: earlier, fixesUntil: fixes, securityUntil: security } = before ?? {}
    return {
      part,
      version,
      processors: processors.filter((cpu) => newest.some((it) => it.cpu === cpu)),
      ...(earlier &&
        fixes &&
        security &&
        security >= today && { previous: { version: earlier, fixes, security } }),
    }
  })
}
