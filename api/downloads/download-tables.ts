import type { Cpu, Platform, Product } from './download-schema.ts'

export interface DownloadTables {
  download: DownloadTable
  download_term: DownloadTermTable
}

interface DownloadTable {
  id: string
  product: Product
  name_cn: string
  name_en: string
  version: string
  /** The version so that text order is its order, see version-order.ts. */
  version_order: string
  platform: Platform
  cpu: Cpu
  /** The same for all versions of one package. */
  line: string
  file_name: string
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
}

/** Where a search finds packages, newest first, see download-terms.ts. */
interface DownloadTermTable {
  term: string
  released_at: string
  download_id: string
}
