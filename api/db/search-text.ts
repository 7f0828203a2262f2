import { foldForSearch } from '../contract/typed-text.ts'

/** A LIKE pattern (escape `\`) that matches the term literally. */
export function containsPattern(term: string): string {
  return `%${foldForSearch(term).replace(/[\\%_]/g, '\\$&')}%`
}
