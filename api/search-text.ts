import { type } from 'arktype'
import { ordinaryWidth } from './typed-text.ts'

/** Longest search term, in characters after folding. */
const MAX_SEARCH_LENGTH = 64

/** Printable text: PostgreSQL cannot store or compare NUL, and no search term has control characters. */
export const SearchTerm = type(/^\P{Cc}*$/u)
  .and(`string <= ${MAX_SEARCH_LENGTH}`)
  .describe(`text of at most ${MAX_SEARCH_LENGTH} characters`)

/**
 * Text as it is compared in a search: as every other typed text, in ordinary width, and capitals small. Folded here and stored, because `lower()` differs between SQLite, PostgreSQL and its locales.
 */
export function foldForSearch(text: string): string {
  return ordinaryWidth(text).toLowerCase()
}

/** A LIKE pattern (with `\` as its escape) for text that holds a term as it is typed, wildcards included. */
export function containsPattern(term: string): string {
  return `%${foldForSearch(term).replace(/[\\%_]/g, '\\$&')}%`
}
