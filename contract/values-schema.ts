import { type } from 'arktype'
import { datePattern, isCalendarDate } from './china-time.ts'
import { uuidPattern } from './keys.ts'
import { productKeys } from './products.ts'

/** arktype's `type` that rejects undeclared members. */
export function exact<const Definition extends object>(
  definition: type.validate<Definition>,
): type.instantiate<Definition> {
  return type.raw(Object.assign({ '+': 'reject' }, definition)) as type.instantiate<Definition>
}

export const Uuid = type(uuidPattern).describe('a UUIDv7 in lower case')

/** Every record has `cn`; `en` is optional. */
export const Language = type("'cn' | 'en'")
export type Language = typeof Language.infer

/** Fallback, in which every record exists. */
export const BASE_LANGUAGE = 'cn' satisfies Language

/** `YYYY-MM-DD`, in JSON and in both databases. */
export const CalendarDate = type(new RegExp(`^${datePattern}$`))
  .narrow((day, context) => isCalendarDate(day) || context.mustBe('a day that exists'))
  .describe('a calendar date from 1970 to 2099, YYYY-MM-DD')

export const Moment = type('0 <= number.integer <= 4102444799999').describe(
  'milliseconds since the epoch, to the end of 2099',
)

/** ISO 8601, UTC. */
export const Timestamp = type(
  new RegExp(`^${datePattern}T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(\\.\\d{1,9})?Z$`),
).describe('a moment in UTC from 1970 to 2099, such as 2026-11-20T09:30:00Z')

export const Count = type('0 <= number.integer <= 1000000000000')
/** bytes */
export const Size = type('1 <= number.integer <= 1099511627776')
/** for If-Match */
export const Version = type('0 <= number.integer <= 999999999')
/** `limit` query parameter. */
export function pageSize(most: 50 | 100) {
  return type('string.integer.parse').to(`1 <= number.integer <= ${most}`)
}

/** `page` query parameter. */
export const PageNumber = type('string.integer.parse').to('1 <= number.integer <= 99999')

export const Product = type.enumerated(...productKeys)
export type Product = typeof Product.infer

/** In characters after folding. */
const MAX_SEARCH_LENGTH = 64

/** Printable: PostgreSQL rejects NUL. */
export const SearchTerm = type(/^\P{Cc}*$/u)
  .and(`string <= ${MAX_SEARCH_LENGTH}`)
  .describe(`text of at most ${MAX_SEARCH_LENGTH} characters`)

export const Cursor = type('0 < string <= 200').describe('the nextCursor of the page before')
