import type { Locale } from '#src/site/locale.ts'
import data from './search-terms.json' with { type: 'json' }
import { fold } from './tokenize.ts'

/** Words that mean the same to somebody who searches, by each of them. A word may be in several groups. */
export const synonyms: ReadonlyMap<string, readonly string[]> = synonymsOf(data.synonyms.map(listOf))

/** Words of questions, which stand in no answer. */
export const fillers: ReadonlySet<string> = new Set(data.fillers.flatMap(listOf))

/** What people type when they mean one page. */
export function keywordsOf(path: string): string[] {
  return listOf((data.keywords as { [path: string]: string })[path] ?? '')
}

/** Between the parts of a passage, and behind its heading. */
export const punctuation: { [L in Locale]: { between: string; behind: string } } = data.punctuation

function synonymsOf(groups: readonly (readonly string[])[]): Map<string, string[]> {
  const byWord = Map.groupBy(
    groups.flatMap((group) => group.map((word) => ({ word, group }))),
    ({ word }) => word,
  )
  return new Map(
    [...byWord].map(([word, of]) => [
      word,
      of.flatMap(({ group }) => group).filter((other) => other !== word),
    ]),
  )
}

function listOf(words: string): string[] {
  return words.split(', ').filter(Boolean).map(fold)
}
