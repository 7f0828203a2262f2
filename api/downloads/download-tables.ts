import type { Generated } from 'kysely'
import type { Cpu, PackageState, Platform } from '../contract/package-schema.ts'
import type { Product } from '../contract/values-schema.ts'

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
