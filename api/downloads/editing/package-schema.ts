import { type } from 'arktype'
import { CalendarDate } from '../../calendar-date.ts'
import { exact } from '../../exact.ts'
import { Product } from '../../products.ts'
import { SearchTerm } from '../../search-text.ts'
import { Cpu, Download, PackageState, Platform, VERSION } from '../download-schema.ts'

/** `edition` counts the changes of a package, for If-Match: its `version` is the software's. */
const PackageItem = Download.omit('latest').merge({ state: PackageState, edition: 'number.integer' })
export type PackageItem = typeof PackageItem.infer

const count = 'number.integer'

/** `counts` has how many packages are in each state. */
export const PackageList = exact({
  items: PackageItem.array(),
  nextCursor: 'string | null',
  total: 'number.integer | null',
  counts: exact({ all: count, draft: count, public: count, withdrawn: count }),
})
export type PackageList = typeof PackageList.infer

export const PackageListQuery = type({
  'q?': SearchTerm,
  'product?': Product,
  'platform?': Platform,
  'state?': PackageState,
  'cursor?': type('0 < string <= 200').describe('the nextCursor of the page before'),
})

const Lines = type('string <= 500').array().atMostLength(50)
const LinesInBoth = exact({ cn: Lines, en: Lines })

/** What may change; what belongs to the file does not. */
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

/** What is said about a file before its bytes. */
export const PackageFacts = type({
  product: Product,
  version: VERSION,
  platform: Platform,
  cpu: Cpu,
  'name-cn': Name,
  'name-en': Name,
  'file-name': type(/^[^\p{Cc}/\\]{1,120}$/u).describe('a file name of at most 120 characters'),
  size: type('string.integer.parse').to('1 <= number.integer <= 9007199254740991'),
})
export type PackageFacts = typeof PackageFacts.infer
