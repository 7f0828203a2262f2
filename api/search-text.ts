import { type } from 'arktype'

/** Longest search term, in characters after folding. */
const MAX_SEARCH_LENGTH = 64

/** Printable text: PostgreSQL cannot store or compare NUL, and no search term has control characters. */
export const SearchTerm = type(/^\P{Cc}*$/u)
  .and(`string <= ${MAX_SEARCH_LENGTH}`)
  .describe(`text of at most ${MAX_SEARCH_LENGTH} characters`)

/**
 * Text as it is compared in a search: full-width forms become half-width (NFKC), capitals small, white space
 * one space. Folded here and stored, because `lower()` differs between SQLite, PostgreSQL and its locales.
 */
export function foldForSearch(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** A LIKE pattern (with `\` as its escape) for text that holds a term as it is typed, wildcards included. */
export function containsPattern(term: string): string {
  return `%${foldForSearch(term).replace(/[\\%_]/g, '\\$&')}%`
}
