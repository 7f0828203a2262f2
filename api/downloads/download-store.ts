import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Cpu, PackageState, Platform } from '../contract/package-schema.ts'
import type { Product } from '../contract/values-schema.ts'
import type { Tables } from '../db/tables.ts'
import { foldForSearch } from '../search-text.ts'
import { searchTextOf } from './download-search-text.ts'

/** What is told about a package when it is added; the rest comes from its file. */
export interface NewDownload {
  id?: string
  product: Product
  name: { cn: string; en: string }
  version: string
  platform: Platform
  cpu: Cpu
  fileName: string
  releasedAt: string
  supportEnd: string | null
  notes: { cn: string[]; en: string[] }
  requirements: { cn: string[]; en: string[] }
  isSample?: boolean
  /** Public without it. */
  state?: PackageState
}

/**
 * Stores the record of a package whose file is stored already.
 * @returns its id
 * @throws the database's own error when there is this version already, or the same file
 */
export async function insertDownload(
  transaction: Transaction<Tables>,
  download: NewDownload,
  file: { size: number; sha256: string },
): Promise<string> {
  const row = downloadRow(download, file)
  await transaction.insertInto('download').values(row).execute()
  return row.id
}

/** A package's record. */
export function downloadRow(download: NewDownload, { size, sha256 }: { size: number; sha256: string }) {
  const { id = randomUUIDv7(), product, version, platform, cpu } = download
  return {
    ...{ id, product, version, platform, cpu, size, sha256 },
    name_cn: download.name.cn,
    name_en: download.name.en,
    version_order: versionOrder(version),
    line: lineOf(download),
    file_name: download.fileName,
    released_at: download.releasedAt,
    support_end: download.supportEnd,
    notes: JSON.stringify(download.notes),
    requirements: JSON.stringify(download.requirements),
    search_text: searchTextOf(download),
    is_sample: download.isSample ? 1 : 0,
    state: download.state ?? ('public' as const),
  }
}

/** The package of which versions follow each other: one name for one product, system and processor. */
export function lineOf({ product, name, platform, cpu }: NewDownload): string {
  return [product, platform, cpu, foldForSearch(name.en)].join(' ')
}

/** Deletes a record. @returns the file it named, undefined where there was no record */
export async function deleteDownload(
  transaction: Transaction<Tables>,
  id: string,
): Promise<string | undefined> {
  const row = await transaction
    .deleteFrom('download')
    .where('id', '=', id)
    .returning('sha256')
    .executeTakeFirst()
  return row?.sha256
}

/** A version as text whose order is the order of versions: `8.10` comes after `8.9`. */
export function versionOrder(version: string): string {
  return version
    .split('.')
    .map((part) => part.padStart(5, '0'))
    .join('.')
}
