import { randomUUIDv7 } from 'node:crypto'
import { type } from 'arktype'
import type { Generated, Transaction } from 'kysely'
import { Cpu, type PackageState, Platform, VERSION } from '../contract/package-schema.ts'
import { foldForSearch } from '../contract/typed-text.ts'
import { CalendarDate, Product, Uuid } from '../contract/values-schema.ts'
import type { Tables } from '../db/tables.ts'

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
function downloadRow(download: NewDownload, { size, sha256 }: { size: number; sha256: string }) {
  const { id = randomUUIDv7(), product, version, platform, cpu } = download
  return {
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

/** What people call the systems, in both languages. */
const PLATFORM_WORDS: Record<Platform, string> = {
  windows: 'Windows',
  macos: 'macOS',
  kylin: '银河麒麟 Kylin',
  uos: '统信UOS',
  linux: 'Linux',
  harmonyos: '鸿蒙 HarmonyOS OpenHarmony',
  android: 'Android 安卓',
  ios: 'iOS iPadOS',
  appliance: '一体机 Appliance',
}

const CPU_WORDS: Record<Cpu, string> = {
  x86: 'x86-64 amd64',
  arm: 'ARM64 aarch64',
  loongarch: 'LoongArch64 龙芯',
  any: '',
}

/** The column `search_text`: names, version and what system and processor are called, folded. */
export function searchTextOf(described: {
  name: { cn: string; en: string }
  version: string
  platform: Platform
  cpu: Cpu
}): string {
  const { name, version, platform, cpu } = described
  return foldForSearch([name.cn, name.en, version, PLATFORM_WORDS[platform], CPU_WORDS[cpu]].join(' '))
}

/** The words of a search, split where scripts meet, as in `CenterView麒麟`. A package has to have each of them. */
export function searchWords(text: string): string[] {
  return [...new Set(foldForSearch(text).match(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu))]
}

const InBoth = type({ '+': 'reject', cn: 'string > 0', en: 'string > 0' })
const ListInBoth = type({ '+': 'reject', cn: 'string[] > 0', en: 'string[] > 0' })

/** Size and SHA-256 are those of `sampleBytes`. */
const Build = type({
  '+': 'reject',
  id: Uuid,
  platform: Platform,
  cpu: Cpu,
  fileName: /^[\w.-]{1,120}$/,
  size: 'number.integer > 1000',
  sha256: /^[0-9a-f]{64}$/,
})

const Release = type({
  '+': 'reject',
  version: VERSION,
  releasedAt: CalendarDate,
  supportEnd: CalendarDate.or('null'),
  notes: ListInBoth,
  builds: Build.array(),
})

/** A package with its releases as it stands in a seed file; `id` only tells the files apart. */
export const PackageSeed = type({
  '+': 'reject',
  id: 'string > 0',
  product: Product,
  name: InBoth,
  requirements: ListInBoth,
  releases: Release.array(),
})
export type PackageSeed = typeof PackageSeed.infer

/** All builds of a package, as samples: their files are written when they are first asked for. */
export async function insertPackage(
  transaction: Transaction<Tables>,
  { product, name, requirements, releases }: PackageSeed,
): Promise<void> {
  for (const { builds, ...release } of releases)
    for (const { size, sha256, ...build } of builds) {
      const download = { product, name, requirements, ...release, ...build, isSample: true }
      await insertDownload(transaction, download, { size, sha256 })
    }
}

export interface DownloadTables {
  download: DownloadTable
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
  file_name: string
  /** 1 for a sample, whose file is written when it is first asked for. */
  is_sample: Generated<number>
  /** Bytes. */
  size: number
  /** Of the file, which is stored under it. */
  sha256: string
  released_at: string
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
  interface Tables extends DownloadTables {}
}
