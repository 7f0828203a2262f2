import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import { CompatibilityBody, type PublicCompatibility } from '#contract/release-schema.ts'
import { freeLine } from '#contract/typed-text.ts'
import { exact } from '#contract/values-schema.ts'
import type { Database, Tables } from '../db/tables.ts'

/** What a product works with, as it stands in a seed file; `id` only tells the files apart. */
export const CompatibilitySeed = exact({ id: 'string > 0', entries: CompatibilityBody.array() })
export type CompatibilitySeed = typeof CompatibilitySeed.infer

/** Stores the entries of a product, as samples. */
export async function insertCompatibility(
  transaction: Transaction<Tables>,
  { entries }: CompatibilitySeed,
): Promise<void> {
  const more = { is_sample: 1, version: 1, changed_at: Date.now() }
  const rows = entries.map((entry) => ({ ...compatibilityColumns(entry), ...more, id: randomUUIDv7() }))
  await transaction.insertInto('compatibility').values(rows).execute()
}

/** By product, kind and name. */
export function readCompatibility(db: Database | Transaction<Tables>): Promise<CompatibilityTable[]> {
  return db
    .selectFrom('compatibility')
    .selectAll()
    .orderBy('product')
    .orderBy('kind')
    .orderBy((e) => e.fn('lower', ['name_en']))
    .orderBy('id')
    .execute()
}

/** The columns of what was written; whoever writes it makes it real. */
export function compatibilityColumns(body: CompatibilityBody) {
  const { nameCn, nameEn, models, driver, versionFrom, versionTo, ...keys } = body
  return {
    ...keys,
    name_cn: freeLine(nameCn),
    name_en: freeLine(nameEn),
    models: freeLine(models),
    driver: freeLine(driver),
    // of the product; empty where there is no bound
    version_from: versionFrom,
    version_to: versionTo,
    is_sample: 0,
  }
}

export function publicOf(row: CompatibilityTable): PublicCompatibility {
  const { id: _, version: __, changed_at: ___, is_sample, ...rest } = row
  const { name_cn: nameCn, name_en: nameEn, version_from: versionFrom, version_to: versionTo, ...same } = rest
  return { ...same, nameCn, nameEn, versionFrom, versionTo, sample: Number(is_sample) === 1 }
}

export interface CompatibilityTable extends ReturnType<typeof compatibilityColumns> {
  id: string
  /** Counts the changes, for If-Match. */
  version: number
  /** Milliseconds since the epoch. */
  changed_at: number
}

declare module '../db/tables.ts' {
  interface Tables {
    compatibility: CompatibilityTable
  }
}
