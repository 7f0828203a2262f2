import { randomUUIDv7 } from 'node:crypto'
import type { Generated, Transaction } from 'kysely'
import type {
  Access,
  Cpu,
  PackageKind,
  PackageState,
  Platform,
  ProductPart,
} from '#contract/package-schema.ts'
import { foldForSearch } from '#contract/typed-text.ts'
import type { Product } from '#contract/values-schema.ts'
import type { Tables } from '../db/tables.ts'
import { searchTextOf } from './download-search.ts'

/** What is told about a package when it is added; the rest comes from its file. */
export interface NewDownload {
  id?: string
  product: Product
  name: { cn: string; en: string }
  version: string
  platform: Platform
  cpu: Cpu
  /** Software without it. */
  kind?: PackageKind
  access?: Access
  language?: 'cn' | 'en' | ''
  part?: ProductPart
  systems?: string[]
  fileName: string
  releasedAt: string
  fixesUntil?: string | null
  securityUntil?: string | null
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
  { size, sha256 }: { size: number; sha256: string },
): Promise<string> {
  const { id = randomUUIDv7(), product, version, platform, cpu } = download
  const row = {
    id,
    product,
    version,
    platform,
    cpu,
    size,
    sha256,
    name_cn: download.name.cn,
    name_en: download.name.en,
    version_order: versionOrder(version),
    line: lineOf(download),
    kind: download.kind ?? ('software' as const),
    access: download.access ?? ('login' as const),
    language: download.language ?? ('' as const),
    part: download.part ?? ('' as const),
    systems: JSON.stringify(download.systems ?? []),
    file_name: download.fileName,
    released_at: download.releasedAt,
    fixes_until: download.fixesUntil ?? null,
    support_end: download.securityUntil ?? null,
    notes: JSON.stringify(download.notes),
    requirements: JSON.stringify(download.requirements),
    search_text: searchTextOf(download),
    is_sample: download.isSample ? 1 : 0,
    state: download.state ?? ('public' as const),
  }
  await transaction.insertInto('download').values(row).execute()
  return id
}

/** The package of which versions follow each other: one name for one product, system, processor, kind and language. */
export function lineOf({
  product,
  name,
  platform,
  cpu,
  kind = 'software',
  language = '',
}: NewDownload): string {
  const document = kind === 'software' ? [] : [kind, language]
  return [product, platform, cpu, ...document, foldForSearch(name.en)].join(' ')
}

/** A version as text whose order is the order of versions: `8.10` comes after `8.9`. */
export function versionOrder(version: string): string {
  return version
    .split('.')
    .map((part) => part.padStart(5, '0'))
    .join('.')
}

interface DownloadTable {
  id: string
  product: Product
  name_cn: string
  name_en: string
  version: string
  /** The version so that text order is its order, see `versionOrder`. */
  version_order: string
  platform: Platform
  cpu: Cpu
  /** The same for all versions of one package. */
  line: string
  kind: Generated<PackageKind>
  access: Generated<Access>
  /** Of a document; empty where it is in no language. */
  language: Generated<'cn' | 'en' | ''>
  part: Generated<ProductPart>
  /** JSON text: a list. */
  systems: Generated<string>
  file_name: string
  /** 1 for a sample, whose file is written when it is first asked for. */
  is_sample: Generated<number>
  /** Bytes. */
  size: number
  /** Of the file, which is stored under it. */
  sha256: string
  released_at: string
  fixes_until: string | null
  /** The last day of security fixes. */
  support_end: string | null
  /** JSON text: `{ cn: [], en: [] }`. */
  notes: string
  /** JSON text: `{ cn: [], en: [] }`. */
  requirements: string
  /** What a text search looks into, folded. */
  search_text: string
  state: Generated<PackageState>
  /** Counts the changes, for If-Match. */
  edition: Generated<number>
}

declare module '../db/tables.ts' {
  interface Tables {
    download: DownloadTable
  }
}
