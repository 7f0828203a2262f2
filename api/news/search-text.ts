/** Longest search term, in characters after folding. */
export const MAX_SEARCH_LENGTH = 64

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
