import { foldForSearch } from '../contract/typed-text.ts'

/** A LIKE pattern (with `\` as its escape) for text that holds a term as it is typed, wildcards included. */
export function containsPattern(term: string): string {
  return `%${foldForSearch(term).replace(/[\\%_]/g, '\\$&')}%`
}
