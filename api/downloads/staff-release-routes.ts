import type { Release, ReleaseBody } from '#contract/release-schema.ts'
import { refusal } from '../http/problem.ts'
import { entries } from '../staff/entries.ts'
import { resourceRoutes } from '../staff/staff-resource.ts'
import { versionOrder } from './download-store.ts'
import { refuseEarlyEnd } from './packages.ts'
import { dateSoftware, type ReleaseTable, readReleases, releaseColumns, releaseOf } from './release-store.ts'
import { releaseSubject } from './room.ts'

/** What is said about each version of a product. */
export const releaseEntries = entries<ReleaseTable, ReleaseBody, Release>({
  area: 'releases',
  subject: releaseSubject,
  table: 'product_release',
  lock: 'edition',
  readAll: readReleases,
  columnsOf: (body, others) => {
    refuseContradiction(body, others)
    return releaseColumns(body)
  },
  answerOf: releaseOf,
  detailOf: ({ product, part, version }) => ({ product, part, version }),
  valuesOf: (row) => {
    const { id: _, edition: __, changedAt: ___, ...values } = releaseOf(row)
    return values
  },
  follow: dateSoftware,
})

/** `/staff/v1/releases`: what is said about each version of a product, and what adds, changes and removes one. */
export function staffReleaseRoutes() {
  const { list, add, change, remove } = releaseEntries
  return resourceRoutes('releases', { list, add, change, remove })
}

/**
 * Refuses what cannot be true: a version twice, an end before the release, versions that are asked for and not there.
 * @throws ProblemError 422 with what is wrong, by field
 */
function refuseContradiction(body: ReleaseBody, others: readonly ReleaseTable[]): void {
  const { product, part, version } = body
  const order = versionOrder(version)
  const ofProduct = others.filter((one) => one.product === product)
  if (ofProduct.some((one) => one.part === part && one.version_order === order))
    throw refusal('version', 'version-exists', 'must be another one: this version is there')
  refuseEarlyEnd(body)
  const isKnown = (wanted: string, isOwn: boolean) =>
    ofProduct.some((one) => (one.part === part) === isOwn && one.version === wanted)
  if (body.upgradeFrom && versionOrder(body.upgradeFrom) >= order)
    throw refusal('upgradeFrom', 'not-older', 'must be an older version')
  if (body.upgradeFrom && !isKnown(body.upgradeFrom, true))
    throw refusal('upgradeFrom', 'unknown-version', 'must be a release in this list')
  for (const field of ['serverFrom', 'serverTo'] as const)
    if (body[field] && !isKnown(body[field], false))
      throw refusal(field, 'unknown-version', 'must be a release in this list')
  if (body.serverFrom && body.serverTo && versionOrder(body.serverTo) < versionOrder(body.serverFrom))
    throw refusal('serverTo', 'not-newer', 'must not be older than the oldest server')
}
