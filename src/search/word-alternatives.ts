import { type Alternative, alternative, type SearchTerms } from './alternative.ts'
import type { SearchIndex } from './search-index.ts'
import { similarWords } from './similar-words.ts'
import { stemWord } from './stem-word.ts'

/** Longer words that begin like the typed one, at most. */
const mostContinued = 12

/**
 * The forms a typed word may take: itself, with other endings, as the beginning of a longer word, with the same
 * meaning. A word that is nowhere is taken apart where letters meet digits (mvda8.0), or read as a slip of the pen.
 * @returns a list for each word it turned out to be
 */
export function alternativesOf(
  word: string,
  indexes: readonly SearchIndex[],
  terms: SearchTerms,
): Alternative[][] {
  const found = formsOf(word, indexes, terms)
  if (found.length > 0) return [found]
  const dotted = word.replace(/^([a-z]+)(\d)/, '$1.$2')
  const apart = word.match(/[a-z]+|\d+(?:\.\d+)*/g) ?? []
  if (dotted !== word && has(dotted, indexes)) return [[alternative(dotted, 1)]]
  if (apart.length > 1) {
    const meant = apart.filter((part) => part.length > 1 || /\d/.test(part))
    return meant.map((part) => formsOf(part, indexes, terms)).filter((forms) => forms.length > 0)
  }
  const halves = halvesOf(word, indexes)
  if (halves) return halves.map((half) => formsOf(half, indexes, terms))
  const similar = similarWords(word, indexes)
  return [similar.length > 0 ? similar.map((text) => alternative(text, 0.5)) : [alternative(word, 1)]]
}

function formsOf(word: string, indexes: readonly SearchIndex[], { groups }: SearchTerms): Alternative[] {
  const forms = new Map<string, number>()
  const add = (text: string, quality: number) => forms.set(text, Math.max(quality, forms.get(text) ?? 0))
  if (has(word, indexes)) add(word, 1)
  for (const { stems } of indexes) for (const same of stems.get(stemWord(word)) ?? []) add(same, 0.9)
  for (const index of indexes) for (const longer of continued(word, index)) add(longer, 0.6)
  const group = groups.find((texts) => texts.includes(word)) ?? []
  for (const same of group) add(same, 0.6)
  return [...forms].map(([text, quality]) => alternative(text, quality))
}

function has(word: string, indexes: readonly SearchIndex[]): boolean {
  return indexes.some(({ postings }) => postings.has(word))
}

/** Two known words that somebody wrote as one: frontend, thinclient. */
function halvesOf(word: string, indexes: readonly SearchIndex[]): [string, string] | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const halves: [string, string] = [word.slice(0, at), word.slice(at)]
    if (halves.every((half) => has(half, indexes))) return halves
  }
  return undefined
}

/** Words that begin with `start`. Two letters begin too many of them; a version may be as short as "8.". */
function continued(start: string, { words }: SearchIndex): string[] {
  const isVersion = /^\d+\.\d/.test(start)
  if (start.length < 3 && !isVersion) return []
  const found: string[] = []
  for (let at = firstFrom(words, start); at < words.length; at += 1) {
    const word = words[at] as string
    if (!word.startsWith(start) || found.length === mostContinued) break
    // 8.0 goes on as 8.0.3, not as 8.01; and 443 is not 4433
    if (!/\d$/.test(start) || word[start.length] === '.') found.push(word)
  }
  return found
}

/** Where a text stands in a sorted list, or would. */
function firstFrom(sorted: readonly string[], text: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as string) < text) low = middle + 1
    else high = middle
  }
  return low
}
