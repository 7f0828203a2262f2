import { randomUUIDv7 } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { foldForSearch } from '../news/search-text.ts'
import type { Cpu, Platform, Product } from './download-schema.ts'
import { searchTextOf, termsOf } from './download-terms.ts'
import { versionOrder } from './version-order.ts'

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
}

/** Terms in one statement: each has three parameters, of which SQLite takes 32,766 and PostgreSQL 65,535. */
const TERMS_AT_ONCE = 1000

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
  const { id = randomUUIDv7(), product, version, platform, cpu } = download
  const searchText = searchTextOf(download)
  await transaction
    .insertInto('download')
    .values({
      id,
      product,
      name_cn: download.name.cn,
      name_en: download.name.en,
      version,
      version_order: versionOrder(version),
      platform,
      cpu,
      line: lineOf(download),
      file_name: download.fileName,
      ...file,
      released_at: download.releasedAt,
      support_end: download.supportEnd,
      notes: JSON.stringify(download.notes),
      requirements: JSON.stringify(download.requirements),
      search_text: searchText,
    })
    .execute()
  const terms = termsOf({ product, platform, cpu, version }, searchText)
  const rows = terms.map((term) => ({ term, released_at: download.releasedAt, download_id: id }))
  for (let start = 0; start < rows.length; start += TERMS_AT_ONCE)
    await transaction
      .insertInto('download_term')
      .values(rows.slice(start, start + TERMS_AT_ONCE))
      .execute()
  return id
}

/** The package of which versions follow each other: one name for one product, system and processor. */
export function lineOf({ product, name, platform, cpu }: NewDownload): string {
  return [product, platform, cpu, foldForSearch(name.en)].join(' ')
}

/** Deletes a record with its terms. @returns the file it named, undefined where there was no record */
export async function deleteDownload(
  transaction: Transaction<Tables>,
  id: string,
): Promise<string | undefined> {
  await transaction.deleteFrom('download_term').where('download_id', '=', id).execute()
  const row = await transaction
    .deleteFrom('download')
    .where('id', '=', id)
    .returning(sql.ref<string>('sha256').as('sha256'))
    .executeTakeFirst()
  return row?.sha256
}
