import { type } from 'arktype'
import { cpus, platforms } from './keys.ts'
import {
  CalendarDate,
  Count,
  Cursor,
  exact,
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
  'version?': type(/^\P{Cc}*$/u)
    .and('string <= 20')
    .describe('a version or its beginning, such as 8.6'),
  'limit?': pageSize(50),
  'cursor?': Cursor,
})

const InBoth = type({ '+': 'reject', cn: 'string', en: 'string' })
const ListInBoth = type({ '+': 'reject', cn: 'string[]', en: 'string[]' })

const version = {
  '+': 'reject',
  id: Uuid,
  version: 'string <= 40',
  releasedAt: CalendarDate,
  supportEnd: CalendarDate.or('null'),
  latest: 'boolean',
} as const

const download = {
  ...version,
  product: Product,
  name: InBoth,
  platform: Platform,
  cpu: Cpu,
  fileName: 'string <= 255',
  size: Size,
  sha256: /^[0-9a-f]{64}$/,
} as const

/** `latest`: highest version for its system and processor. */
export const Download = type(download)
export type Download = typeof Download.infer

/** `total` is null above 100. */
export const DownloadList = type({
  '+': 'reject',
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
  'state?': PackageState,
  'cursor?': Cursor,
})

const Lines = type('string <= 500').array().atMostLength(50)
const LinesInBoth = exact({ cn: Lines, en: Lines })

/** Editable fields; those of the file are not. */
export const PackageTexts = exact({
  releasedAt: CalendarDate,
  supportEnd: CalendarDate.or('null'),
  notes: LinesInBoth,
  requirements: LinesInBoth,
})
export type PackageTexts = typeof PackageTexts.infer

export const Package = PackageItem.merge(PackageTexts)
export type Package = typeof Package.infer

const Name = type(/^\P{Cc}{1,80}$/u).describe('a name of at most 80 characters')

/** Metadata sent before the bytes. */
export const PackageFacts = type({
  product: Product,
  version: VERSION,
  platform: Platform,
  cpu: Cpu,
  'name-cn': Name,
  'name-en': Name,
  'file-name': type(/^[^\p{Cc}/\\]{1,120}$/u).describe('a file name of at most 120 characters'),
  size: type('string.integer.parse').to(Size),
})
export type PackageFacts = typeof PackageFacts.infer
