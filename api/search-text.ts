import { ordinaryWidth } from './contract/typed-text.ts'

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
