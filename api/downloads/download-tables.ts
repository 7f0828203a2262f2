import type { Cpu, Platform, Product } from './download-schema.ts'

export interface DownloadTables {
  download: DownloadTable
  download_block: DownloadBlockTable
  download_bits: DownloadBitsTable
  download_place: DownloadPlaceTable
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

/** Packages that follow each other in the list, up to the next block: what a search reads at once, see download-index.ts. */
interface DownloadBlockTable {
  /** The position it begins at, as positionKey has it; empty for the oldest block. */
  first: string
  packages: number
}

/** Which packages of a block have a term. */
interface DownloadBitsTable {
  block: string
  term: string
  /** See term-bits.ts. */
  bits: string
}

/** The packages of a block, oldest first. */
interface DownloadPlaceTable {
  block: string
  /** Counted from 0. */
  slot: number
  download_id: string
}
