import { type } from 'arktype'
import { compatibilityKinds, compatibilityStates, downgrades, productParts } from './keys.ts'
import { Cpu, Platform, VERSION } from './package-schema.ts'
import { CalendarDate, exact, Product, Timestamp, Uuid, Version } from './values-schema.ts'

const Part = type.enumerated(...productParts)
const VersionOrNone = type(VERSION).or("''").describe('a version such as 8.6, or nothing')

const release = {
  product: Product,
  part: Part,
  version: type(VERSION).describe('a version such as 8.6'),
  releasedAt: CalendarDate,
  fixesUntil: CalendarDate.or('null'),
  securityUntil: CalendarDate.or('null'),
  upgradeFrom: VersionOrNone,
  downgrade: type.enumerated(...downgrades),
  serverFrom: VersionOrNone,
  serverTo: VersionOrNone,
} as const

/**
 * One version of a part of a product. `fixesUntil` and `securityUntil` are last days; `upgradeFrom` is the oldest version one
 * may come from, empty where it is any; `serverFrom` and `serverTo` are the oldest and newest server a client works with,
 * empty where there is no bound, and both empty for servers.
 */
export const ReleaseBody = exact(release)
export type ReleaseBody = typeof ReleaseBody.infer

/** `edition` counts its changes, for If-Match: `version` is the software's. */
export const Release = exact({ ...release, id: Uuid, edition: Version, changedAt: Timestamp })
export type Release = typeof Release.infer
export const ReleaseList = exact({ items: Release.array() })

/** A public package as far as it says what runs where. */
const Build = exact({
  product: Product,
  part: Part,
  version: 'string <= 40',
  platform: Platform,
  cpu: Cpu,
  systems: 'string[]',
})
export type Build = typeof Build.infer

const compatibility = {
  product: Product,
  kind: type.enumerated(...compatibilityKinds),
  nameCn: 'string <= 80',
  nameEn: 'string <= 80',
  models: 'string <= 200',
  driver: 'string <= 120',
  versionFrom: VersionOrNone,
  versionTo: VersionOrNone,
  state: type.enumerated(...compatibilityStates),
} as const

/**
 * A platform or device that a product works with, or does not. `models` are its releases or models, `driver` what it needs on
 * the desktop or endpoint; `versionFrom` and `versionTo` are the oldest and newest version of the product, empty where there is
 * no bound.
 */
export const CompatibilityBody = exact(compatibility)
export type CompatibilityBody = typeof CompatibilityBody.infer

export const Compatibility = exact({
  ...compatibility,
  sample: 'boolean',
  id: Uuid,
  version: Version,
  changedAt: Timestamp,
})
export type Compatibility = typeof Compatibility.infer
export const CompatibilityList = exact({ items: Compatibility.array() })

/** `sample`: a made-up entry, until staff change it. */
const PublicCompatibility = exact({ ...compatibility, sample: 'boolean' })
export type PublicCompatibility = typeof PublicCompatibility.infer

/** Highest version first. */
export const PublicReleases = exact({
  releases: ReleaseBody.array(),
  builds: Build.array(),
  compatibility: PublicCompatibility.array(),
})
export type PublicReleases = typeof PublicReleases.infer
