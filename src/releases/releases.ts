import { cpus, processorsOf, productParts } from '#contract/keys.ts'
import type { Cpu, Platform } from '#contract/package-schema.ts'
import { type ProductKey, productKeys } from '#contract/products.ts'
import type { Build, PublicCompatibility, PublicReleases, ReleaseBody } from '#contract/release-schema.ts'
import { searchText } from '#contract/typed-text.ts'
import { searchReader } from '#src/site/routing/search-reader.ts'

/** What the page shows, as it stands in its address. `system` is a system, or one of its releases: `kylin/V10 SP1`. */
export type ReleaseSearch = { product?: ProductKey; system?: string; cpu?: Cpu; version?: string }

/** Builds of one version for one system, with their processors. */
export type CompatibleSystem = Omit<Build, 'cpu'> & {
  cpus: Cpu[]
  server: Pick<ReleaseBody, 'serverFrom' | 'serverTo'>
}

export type ReleasesPageData = {
  releases: ReleaseBody[]
  systems: CompatibleSystem[]
  /** platforms and devices, in the order of the menu */
  devices: PublicCompatibility[]
  /** what can be chosen: systems with their releases */
  choices: { platform: Platform; systems: string[] }[]
  /** ISO date */
  today: string
  /** ISO date of the answer this comes from, when the upstream does not answer now */
  staleSince: number | null
  /** false when there is nothing to show because the upstream does not answer and nothing is remembered */
  available: boolean
}

export const readReleaseSearch = searchReader({
  product: productKeys,
  system: (value) => searchText(value, 60),
  cpu: cpus,
  version: (value) => searchText(value, 20),
})

/**
 * What of the releases, packages and devices passes a filter. A release passes the filters of system and processor where one of
 * its packages does; devices are of no system.
 */
export function filterReleases(
  { releases, builds, compatibility }: PublicReleases,
  { product, system, cpu, version: typed }: ReleaseSearch,
): Pick<ReleasesPageData, 'releases' | 'systems' | 'devices'> {
  const [platform, release] = system?.split('/') ?? []
  const version = typed?.replace(/^v/i, '').replace(/\.+$/, '')
  const isWanted = (one: { product: ProductKey; version: string }) =>
    (!product || one.product === product) && (!version || `${one.version}.`.startsWith(`${version}.`))
  const passing = builds.filter(
    (build) =>
      isWanted(build) &&
      (!platform || build.platform === platform) &&
      (!release || build.systems.includes(release)) &&
      (!cpu || processorsOf(build.platform, build.cpu).some((one) => one === cpu)),
  )
  const isBuilt = new Set(passing.map(keyOf))
  const byKey = new Map(releases.map((one) => [keyOf(one), one]))
  const rows = groupBy(passing, (build) => [keyOf(build), build.platform, ...build.systems].join())
  const systems = [...rows.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const { cpu: _, ...build } = first
    const { serverFrom = '', serverTo = '' } = byKey.get(keyOf(first)) ?? {}
    const found = [first, ...others].flatMap((one): readonly Cpu[] => processorsOf(one.platform, one.cpu))
    return [{ ...build, cpus: cpus.filter((one) => found.includes(one)), server: { serverFrom, serverTo } }]
  })
  return {
    releases: inOrder(
      releases.filter((one) => isWanted(one) && (!(platform || cpu) || isBuilt.has(keyOf(one)))),
    ),
    systems: inOrder(systems),
    devices: compatibility
      .filter((one) => (!product || one.product === product) && isInRange(one, version))
      .sort((a, b) => productKeys.indexOf(a.product) - productKeys.indexOf(b.product)),
  }
}

/** Whether a version, or one that it is the beginning of, is between two: 8 and 8.6.2 are in the range from 8.6 to 8.6. */
function isInRange({ versionFrom, versionTo }: PublicCompatibility, version: string | undefined): boolean {
  const isWithin = (a: string, b: string) => `${a}.`.startsWith(`${b}.`)
  const reaches = (a: string, b: string) =>
    isWithin(a, b) || isWithin(b, a) || a.localeCompare(b, 'en', { numeric: true }) > 0
  if (!version) return true
  return (!versionFrom || reaches(version, versionFrom)) && (!versionTo || reaches(versionTo, version))
}

/** The systems that occur with their releases, for the filter. */
export function choicesOf({ builds }: PublicReleases): ReleasesPageData['choices'] {
  const byPlatform = groupBy(builds, ({ platform }) => platform)
  return [...byPlatform].map(([platform, of]) => ({
    platform,
    systems: [...new Set(of.flatMap(({ systems }) => systems))].sort((a, b) =>
      a.localeCompare(b, 'en', { numeric: true }),
    ),
  }))
}

/** Older browsers lack `Map.groupBy`. */
function groupBy<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

function keyOf({ product, part, version }: { product: ProductKey; part: string; version: string }): string {
  return [product, part, version].join()
}

/** In the order of the menu, then of the parts; versions stay as they are, highest first. */
function inOrder<T extends { product: ProductKey; part: (typeof productParts)[number] }>(list: T[]): T[] {
  const place = ({ product, part }: T) => productKeys.indexOf(product) * 10 + productParts.indexOf(part)
  return [...list].sort((a, b) => place(a) - place(b))
}
