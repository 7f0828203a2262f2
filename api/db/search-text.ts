import { foldForSearch } from '#contract/typed-text.ts'

/** A LIKE pattern (escape `\`) that matches the term literally. */
export function containsPattern(term: string): string {
  return likePattern(foldForSearch(term))
}

/** The same for text that is stored as it came. */
export function likePattern(term: string): string {
  return `%${term.replace(/[\\%_]/g, '\\$&')}%`
}
