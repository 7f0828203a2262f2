import { randomUUIDv7 } from 'node:crypto'
import { Hono } from 'hono'
import type { Transaction } from 'kysely'
import type { downgrades, productParts } from '#contract/keys.ts'
import { type Build, PublicReleases, type Release, type ReleaseBody } from '#contract/release-schema.ts'
import type { Product } from '#contract/values-schema.ts'
import type { Database, Tables } from '../db/tables.ts'
import { describeGet } from '../http/validate.ts'
import { publicOf, readCompatibility } from './compatibility-store.ts'
import { versionOrder } from './download-store.ts'

/** Sites read all of them. */
const MOST_BUILDS = 2_000

/** `GET /releases`: what was released when, how long it is looked after, what runs where and works with what. */
export function releaseRoutes(db: Database): Hono {
  const app = new Hono()
  const description = describeGet('releases', 'Releases, and the systems of their packages', PublicReleases)
  return app.get('/', description, async (c) => c.json(await readPublicReleases(db)))
}

async function readPublicReleases(db: Database): Promise<PublicReleases> {
  const builds = await db
    .selectFrom('download')
    .select(['product', 'part', 'version', 'platform', 'cpu', 'systems'])
    .where('state', '=', 'public')
    .where('kind', '=', 'software')
    .where('part', '!=', '')
    .orderBy('version_order', 'desc')
    .orderBy('id')
    .limit(MOST_BUILDS)
    .execute()
  // two formats of one build say the same
  const distinct = new Map(
    builds.map((row) => {
      const build = { ...row, systems: JSON.parse(row.systems) } as Build
      return [JSON.stringify(build), build]
    }),
  )
  const releases = (await readReleases(db)).map(releaseOf)
  return {
    releases: releases.map(({ id: _, edition: __, changedAt: ___, ...release }) => release),
    builds: [...distinct.values()],
    compatibility: (await readCompatibility(db)).map(publicOf),
  }
}

/** Highest version first. */
export function readReleases(db: Database | Transaction<Tables>): Promise<ReleaseTable[]> {
  return db
    .selectFrom('product_release')
    .selectAll()
    .orderBy('product')
    .orderBy('part', 'desc')
    .orderBy('version_order', 'desc')
    .execute()
}

/** What may be left out is unknown, or has no bound. */
type NewRelease = Omit<ReleaseBody, 'upgradeFrom' | 'serverFrom' | 'serverTo'> &
  Partial<Pick<ReleaseBody, 'upgradeFrom' | 'serverFrom' | 'serverTo'>>

/** The columns of what was written. */
export function releaseColumns(release: NewRelease) {
  return {
    product: release.product,
    part: release.part,
    version: release.version,
    version_order: versionOrder(release.version),
    released_at: release.releasedAt,
    fixes_until: release.fixesUntil,
    security_until: release.securityUntil,
    upgrade_from: release.upgradeFrom ?? '',
    downgrade: release.downgrade,
    server_from: release.serverFrom ?? '',
    server_to: release.serverTo ?? '',
  }
}

/** Stores a release. @returns its row */
export async function insertRelease(
  transaction: Transaction<Tables>,
  release: NewRelease,
  now = Date.now(),
): Promise<ReleaseTable> {
  const row = { id: randomUUIDv7(), ...releaseColumns(release), edition: 1, changed_at: now }
  await transaction.insertInto('product_release').values(row).execute()
  return row
}

/** The dates of a package's release, which its packages have; undefined where nobody has written it down. */
export function datesOfRelease(
  db: Pick<Database, 'selectFrom'>,
  { product, part, version }: { product: Product; part: string; version: string },
) {
  return db
    .selectFrom('product_release')
    .select(['released_at as releasedAt', 'fixes_until as fixesUntil', 'security_until as securityUntil'])
    .where('product', '=', product)
    .where('part', '=', part as Release['part'])
    .where('version_order', '=', versionOrder(version))
    .executeTakeFirst()
}

/** Gives the packages of a release its dates: they are written in one place. */
export async function dateSoftware(transaction: Transaction<Tables>, row: ReleaseTable): Promise<void> {
  await transaction
    .updateTable('download')
    .set((e) => ({
      released_at: row.released_at,
      fixes_until: row.fixes_until,
      support_end: row.security_until,
      edition: e('edition', '+', 1),
    }))
    .where('product', '=', row.product)
    .where('part', '=', row.part)
    .where('version_order', '=', row.version_order)
    .where('kind', '=', 'software')
    .execute()
}

export function releaseOf(row: ReleaseTable): Release {
  return {
    id: row.id,
    product: row.product,
    part: row.part,
    version: row.version,
    releasedAt: row.released_at,
    fixesUntil: row.fixes_until,
    securityUntil: row.security_until,
    upgradeFrom: row.upgrade_from,
    downgrade: row.downgrade,
    serverFrom: row.server_from,
    serverTo: row.server_to,
    edition: row.edition,
    changedAt: new Date(Number(row.changed_at)).toISOString(),
  }
}

export interface ReleaseTable {
  id: string
  product: Product
  part: (typeof productParts)[number]
  version: string
  /** The version so that text order is its order. */
  version_order: string
  /** Calendar dates: the last day of fixes, and the last day of security fixes. */
  released_at: string
  fixes_until: string | null
  security_until: string | null
  /** The oldest version to upgrade from; empty where it is any. */
  upgrade_from: string
  downgrade: (typeof downgrades)[number]
  /** The oldest and the newest server it works with; empty where there is no bound. */
  server_from: string
  server_to: string
  /** Counts the changes, for If-Match. */
  edition: number
  /** Milliseconds since the epoch. */
  changed_at: number
}

declare module '../db/tables.ts' {
  interface Tables {
    product_release: ReleaseTable
  }
}
