import { type Type, type } from 'arktype'
import { uuidPattern } from './keys.ts'
import { productKeys } from './products.ts'

/** As arktype's `type`, of an object that has no other members than these. */
export function exact<const Definition>(definition: type.validate<Definition>): type.instantiate<Definition> {
  return (type.raw(definition) as Type<object>).onUndeclaredKey('reject') as type.instantiate<Definition>
}

export const Uuid = type(uuidPattern).describe('a UUIDv7 in lower case')

/** The two languages content exists in. Every record has `cn`; `en` is optional. */
export const Language = type("'cn' | 'en'")
export type Language = typeof Language.infer

/** The language every record exists in, shown where the wanted one is missing. */
export const BASE_LANGUAGE = 'cn' satisfies Language

/** A calendar date, `YYYY-MM-DD`: the form dates travel and are stored in on both databases. */
export const CalendarDate = type(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/).describe(
  'a calendar date, YYYY-MM-DD',
)

export const Product = type.enumerated(...productKeys)
export type Product = typeof Product.infer

/** Longest search term, in characters after folding. */
const MAX_SEARCH_LENGTH = 64

/** Printable text: PostgreSQL cannot store or compare NUL, and no search term has control characters. */
export const SearchTerm = type(/^\P{Cc}*$/u)
  .and(`string <= ${MAX_SEARCH_LENGTH}`)
  .describe(`text of at most ${MAX_SEARCH_LENGTH} characters`)

/** Where a list goes on. */
export const Cursor = type('0 < string <= 200').describe('the nextCursor of the page before')
