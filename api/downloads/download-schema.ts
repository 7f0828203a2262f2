import { type } from 'arktype'
import { CalendarDate } from '../calendar-date.ts'
import { Product } from '../products.ts'
import { SearchTerm } from '../search-text.ts'
import { Uuid } from '../uuid.ts'

export const Platform = type(
  "'windows' | 'macos' | 'kylin' | 'uos' | 'linux' | 'android' | 'ios' | 'appliance'",
)
export type Platform = typeof Platform.infer

/** `any` runs on all of them. */
export const Cpu = type("'x86' | 'arm' | 'loongarch' | 'any'")
export type Cpu = typeof Cpu.infer

/** Only what is public can be seen and had by visitors. */
export const PackageState = type("'draft' | 'public' | 'withdrawn'")
export type PackageState = typeof PackageState.infer

/** Numbers between dots: what a version consists of. */
export const VERSION = /^\d{1,5}(\.\d{1,5}){0,3}$/

export const DownloadListQuery = type({
  'q?': SearchTerm,
  'product?': Product,
  'platform?': Platform,
  'cpu?': Cpu,
  'version?': type(/^\P{Cc}*$/u)
    .and('string <= 20')
    .describe('a version or its beginning, such as 8.6'),
  'limit?': type('string.integer.parse').to('1 <= number.integer <= 50'),
  'cursor?': type('0 < string <= 200').describe('the nextCursor of the page before'),
})

const InBoth = type({ '+': 'reject', cn: 'string', en: 'string' })
const ListInBoth = type({ '+': 'reject', cn: 'string[]', en: 'string[]' })

const version = {
  '+': 'reject',
  id: Uuid,
  version: 'string',
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
  fileName: 'string',
  size: 'number.integer >= 0',
  sha256: /^[0-9a-f]{64}$/,
} as const

/** `latest` marks the highest version of a package for its system and processor. */
export const Download = type(download)
export type Download = typeof Download.infer

/** `total` is null where there are more than 100. */
export const DownloadList = type({
  '+': 'reject',
  items: Download.array(),
  nextCursor: 'string | null',
  total: 'number.integer | null',
})
export type DownloadList = typeof DownloadList.infer

export const DownloadVersion = type(version)

/** `older` has the other versions of the same package, highest first. */
export const DownloadDetail = type({
  ...download,
  notes: ListInBoth,
  requirements: ListInBoth,
  older: DownloadVersion.array(),
})
export type DownloadDetail = typeof DownloadDetail.infer

export const DownloadAddress = type({ '+': 'reject', url: 'string', expiresAt: 'string' })
