import type { Transaction } from 'kysely'
import type { Release, ReleaseBody } from '#contract/release-schema.ts'
import type { Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import { notFound } from '../http/problem.ts'
import { type Place, versionChanged } from '../http/validate.ts'
import { type Act, recordAudit } from '../staff/audit/record-audit.ts'
import { resourceRoutes } from '../staff/staff-resource.ts'
import { versionOrder } from './download-store.ts'
import { refusal, refuseEarlyEnd } from './packages.ts'
import {
  dateSoftware,
  insertRelease,
  type ReleaseTable,
  readReleases,
  releaseColumns,
  releaseOf,
} from './release-store.ts'
import { releaseSubject } from './room.ts'

/** `/staff/v1/releases`: what is said about each version of a product, and what adds, changes and removes one. */
export function staffReleaseRoutes() {
  return resourceRoutes('releases', {
    list: async ({ db }) => ({ items: (await readReleases(db)).map(releaseOf) }),
    add: ({ db, act, body }) =>
      transact(db, async (transaction) => {
        refuseContradiction(body, await readReleases(transaction))
        return written(transaction, act, 'added', await insertRelease(transaction, body, act.now))
      }),
    change: ({ db, act, body, place }) =>
      transact(db, async (transaction) => {
        const { row: known, others } = await take(transaction, place)
        refuseContradiction(body, others)
        const row = { ...known, ...releaseColumns(body), changed_at: act.now }
        await transaction.updateTable('product_release').set(row).where('id', '=', row.id).execute()
        return written(transaction, act, 'changed', row)
      }),
    remove: ({ db, act, place }) =>
      transact(db, async (transaction) => {
        const { row } = await take(transaction, place)
        await record(transaction, act, 'removed', row)
        await transaction.deleteFrom('product_release').where('id', '=', row.id).execute()
      }),
  })
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

/**
 * Locks a release before the others are read: of two who save at once the second one sees what the first one wrote.
 * @throws ProblemError 404, or 412 where somebody else has changed it
 */
async function take(transaction: Transaction<Tables>, { id, version }: Place & { version: number }) {
  const taken = await transaction
    .updateTable('product_release')
    .set(({ eb }) => ({ edition: eb('edition', '+', 1) }))
    .where('id', '=', id)
    .where('edition', '=', version)
    .executeTakeFirst()
  const rows = await readReleases(transaction)
  const row = rows.find((one) => one.id === id)
  if (!row) throw notFound()
  if (taken.numUpdatedRows === 0n) throw versionChanged(row.edition)
  return { row, others: rows.filter((one) => one !== row) }
}

async function written(
  transaction: Transaction<Tables>,
  act: Act,
  change: 'added' | 'changed',
  row: ReleaseTable,
): Promise<Release> {
  await dateSoftware(transaction, row)
  await record(transaction, act, change, row)
  return releaseOf(row)
}

async function record(
  transaction: Transaction<Tables>,
  act: Act,
  change: 'added' | 'changed' | 'removed',
  { id, product, part, version }: ReleaseTable,
): Promise<void> {
  await recordAudit(transaction, act, `releases.${change}`, [releaseSubject, id], { product, part, version })
}
