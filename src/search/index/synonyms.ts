import type { Locale } from '#src/site/locale.ts'
import data from './search-terms.json' with { type: 'json' }
import { fold } from './tokenize.ts'

const groups = data.synonyms.map(listOf)

/** Words that mean the same to somebody who searches, by each of them. A word may be in several groups. */
export const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  groups.flat().map((word) => {
    const same = groups.filter((group) => group.includes(word)).flat()
    return [word, same.filter((other) => other !== word)]
  }),
)

/** Words of questions, which stand in no answer. */
export const fillers: ReadonlySet<string> = new Set(data.fillers.flatMap(listOf))

/** What people type when they mean one page. */
export function keywordsOf(path: string): string[] {
  return listOf((data.keywords as { [path: string]: string })[path] ?? '')
}

/** Between the parts of a passage, and behind its heading. */
export const punctuation: { [L in Locale]: { between: string; behind: string } } = data.punctuation

function listOf(words: string): string[] {
  return words.split(', ').filter(Boolean).map(fold)
}
