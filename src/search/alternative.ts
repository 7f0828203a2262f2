import { pairsOf, splitTerms } from './split-terms.ts'

/** @property quality 1 for what was typed, less for its other forms and for words of the same meaning */
export type Alternative = { text: string; keys: readonly string[]; quality: number }

/** What a search knows about language. All folded. */
export type SearchTerms = {
  simplified: ReadonlyMap<string, string>
  /** words of questions, which stand in no answer */
  fillers: ReadonlySet<string>
  /** groups of words with the same meaning */
  groups: readonly (readonly string[])[]
  /** by path, what a page is called that does not stand on it */
  aliases: ReadonlyMap<string, readonly string[]>
}

export function alternative(text: string, quality: number): Alternative {
  const keys = splitTerms(text).flatMap((term) =>
    term.han && term.text.length > 1 ? pairsOf(term.text) : [term.text],
  )
  return { text, keys, quality }
}
