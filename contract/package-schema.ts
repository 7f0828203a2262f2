import { type } from 'arktype'
import { cpus, packageKinds, platforms, productParts } from './keys.ts'
import {
  CalendarDate,
  Count,
  Cursor,
  exact,
  Language,
  Product,
  pageSize,
  SearchTerm,
  Size,
  Timestamp,
  Uuid,
  Version,
} from './values-schema.ts'

export const Platform = type.enumerated(...platforms)
export type Platform = typeof Platform.infer

export const Cpu = type.enumerated(...cpus)
export type Cpu = typeof Cpu.infer

export const PackageKind = type.enumerated(...packageKinds)
export type PackageKind = typeof PackageKind.infer

/** Of a product; empty where something belongs to all of it. */
export const ProductPart = type.enumerated(...productParts, '')
export type ProductPart = typeof ProductPart.infer

/** Who may have a file: whoever is logged in, or everybody. */
const Access = type("'login' | 'public'")
export type Access = typeof Access.infer

/** Releases of its system that a package runs on, such as `V10 SP1`. */
const Systems = type('0 < string <= 40').array().atMostLength(20)

/** Visitors see and download only public ones. */
export const PackageState = type("'draft' | 'public' | 'withdrawn'")
export type PackageState = typeof PackageState.infer

/** Dot-separated numbers. */
export const VERSION = /^\d{1,5}(\.\d{1,5}){0,3}$/

export const DownloadListQuery = type({
  'q?': SearchTerm,
  'product?': Product,
  'platform?': Platform,
  'cpu?': Cpu,
  'kind?': PackageKind,
  'version?': type(/^\P{Cc}*$/u)
    .and('string <= 20')
    .describe('a version or its beginning, such as 8.6'),
  'sort?': type("'product'").describe('product: by product in menu order, newest first in each'),
  'limit?': pageSize(50),
  'cursor?': Cursor,
})

const InBoth = type({ '+': 'reject', cn: 'string', en: 'string' })
const ListInBoth = type({ '+': 'reject', cn: 'string[]', en: 'string[]' })

/** `fixesUntil` and `securityUntil` are last days, of fixes and of security fixes; null where that is not decided. */
const dates = {
  releasedAt: CalendarDate,
  fixesUntil: CalendarDate.or('null'),
  securityUntil: CalendarDate.or('null'),
} as const

const version = {
  '+': 'reject',
  id: Uuid,
  version: 'string <= 40',
  ...dates,
  latest: 'boolean',
} as const

const download = {
  ...version,
  product: Product,
  name: InBoth,
  platform: Platform,
  cpu: Cpu,
  kind: PackageKind,
  access: Access,
  language: Language.or("''"),
  part: ProductPart,
  systems: Systems,
  sample: 'boolean',
  fileName: 'string <= 255',
  size: Size,
  sha256: /^[0-9a-f]{64}$/,
} as const

/** `latest`: highest version for its system and processor. `sample`: its file only stands in for one. */
export const Download = type(download)
export type Download = typeof Download.infer

/**
 * What comes nearest to a search that finds nothing: `items` have the rest of what was asked for, `leftOut` words and
 * filters they do not have.
 */
const Nearest = exact({
  items: Download.array(),
  leftOut: exact({
    words: 'string[]',
    filters: type("'product' | 'platform' | 'cpu' | 'kind' | 'version'").array(),
  }),
})
export type Nearest = typeof Nearest.infer

/** `total` is null above 100. */
export const DownloadList = type({
  '+': 'reject',
  'nearest?': Nearest,
  items: Download.array(),
  nextCursor: 'string | null',
  total: Count.or('null'),
})
export type DownloadList = typeof DownloadList.infer

export const DownloadVersion = type(version)

/** `older`: other versions of the package, highest first. */
export const DownloadDetail = type({
  ...download,
  notes: ListInBoth,
  requirements: ListInBoth,
  older: DownloadVersion.array(),
})
export type DownloadDetail = typeof DownloadDetail.infer

export const DownloadAddress = exact({ url: /^https?:\/\//, expiresAt: Timestamp })

/** `edition` is the ETag version: `version` is the software's. */
const PackageItem = Download.omit('latest').merge({ state: PackageState, edition: Version })
export type PackageItem = typeof PackageItem.infer

/** `counts` by state. */
export const PackageList = exact({
  items: PackageItem.array(),
  nextCursor: 'string | null',
  total: Count.or('null'),
  counts: exact({ all: Count, draft: Count, public: Count, withdrawn: Count }),
})
export type PackageList = typeof PackageList.infer

export const PackageListQuery = type({
  'q?': SearchTerm,
  'product?': Product,
  'platform?': Platform,
  'kind?': PackageKind,
  'state?': PackageState,
  'cursor?': Cursor,
})

const Lines = type('string <= 500').array().atMostLength(50)
const LinesInBoth = exact({ cn: Lines, en: Lines })

/** Editable fields; those of the file are not. */
export const PackageTexts = exact({
  access: Access,
  part: ProductPart,
  systems: Systems,
  ...dates,
  notes: LinesInBoth,
  requirements: LinesInBoth,
})
export type PackageTexts = typeof PackageTexts.infer

/** `changedBy`: empty where the record does not know. */
export const Package = PackageItem.merge(PackageTexts).merge({ changedBy: 'string' })
export type Package = typeof Package.infer

const Name = type(/^\P{Cc}{1,80}$/u).describe('a name of at most 80 characters')

/** Metadata sent before the bytes. */
export const PackageFacts = type({
  product: Product,
  version: VERSION,
  platform: Platform,
  cpu: Cpu,
  'kind?': PackageKind,
  'language?': Language.or("''"),
  'part?': ProductPart,
  'name-cn': Name,
  'name-en': Name,
  'file-name': type(/^[^\p{Cc}/\\]{1,120}$/u).describe('a file name of at most 120 characters'),
  size: type('string.integer.parse').to(Size),
})
export type PackageFacts = typeof PackageFacts.infer
