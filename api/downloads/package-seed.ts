import { hash } from 'node:crypto'
import { type } from 'arktype'
import type { Transaction } from 'kysely'
import { CalendarDate } from '../calendar-date.ts'
import type { Tables } from '../db/tables.ts'
import { Uuid } from '../uuid.ts'
import { Cpu, Platform, Product } from './download-schema.ts'
import { insertUnindexed, type NewDownload } from './download-store.ts'
import { type FilesPlace, type StoredFile, storeFile } from './file-store.ts'
import { VERSION } from './version-order.ts'

const InBoth = type({ '+': 'reject', cn: 'string > 0', en: 'string > 0' })
const ListInBoth = type({ '+': 'reject', cn: 'string[] > 0', en: 'string[] > 0' })

const Build = type({ '+': 'reject', id: Uuid, platform: Platform, cpu: Cpu, fileName: /^[\w.-]{1,120}$/ })

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

export type SeededDownload = NewDownload & { file: StoredFile }

export async function areDownloadsEmpty(transaction: Transaction<Tables>): Promise<boolean> {
  return (await transaction.selectFrom('download').select('id').limit(1).executeTakeFirst()) === undefined
}

/** Makes and stores the files of seed packages. Making them again makes the same bytes. */
export async function storeSeedFiles(
  filesDir: FilesPlace,
  packages: readonly PackageSeed[],
): Promise<SeededDownload[]> {
  const stored: SeededDownload[] = []
  for (const download of packages.flatMap(buildsOf)) {
    stored.push({ ...download, file: await storeFile(filesDir, [demonstrationFile(download)]) })
  }
  return stored
}

/** They are found once `repairIndex` has run. */
export async function insertSeeded(
  transaction: Transaction<Tables>,
  { file, ...download }: SeededDownload,
): Promise<void> {
  await insertUnindexed(transaction, download, file)
}

function buildsOf({ product, name, requirements, releases }: PackageSeed): NewDownload[] {
  return releases.flatMap(({ builds, ...release }) =>
    builds.map((build) => ({ product, name, requirements, ...release, ...build })),
  )
}

/** Filler in blocks of 64 letters and a line end: large enough to cut a download off in the middle. */
const BLOCKS = 1000

/** The bytes of a package that exists only to show the site: they say so, and depend on nothing but the package. */
function demonstrationFile({ name, version, fileName }: NewDownload): Buffer {
  const blocks = BLOCKS + (hash('sha256', fileName, 'buffer').readUInt16BE() % BLOCKS)
  const filler = Array.from({ length: blocks }, (_, index) => hash('sha256', `${fileName} ${index}`))
  const head = [
    'Demonstration data. This file is not an installer and contains no program.',
    '演示数据。本文件不是安装程序，不含任何程序。',
    `${name.en} ${version} / ${name.cn}${version}: ${fileName}`,
  ]
  return Buffer.from(`${[...head, ...filler].join('\n')}\n`)
}
