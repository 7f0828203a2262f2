import type { SearchIndex } from './search-index.ts'

/** Words one slip away from a typed one: a letter too many, too few, wrong, or two in the wrong order. */
export function similarWords(word: string, indexes: readonly SearchIndex[]): string[] {
  if (word.length < 5 || /\d/.test(word)) return []
  const all = indexes.flatMap(({ words }) => words.filter((other) => isOneSlipAway(word, other)))
  return [...new Set(all)].slice(0, 4)
}

function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || b.length < 4) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from += 1
  const restA = a.slice(from)
  const restB = b.slice(from)
  if (restA.length > restB.length) return restA.slice(1) === restB
  if (restB.length > restA.length) return restB.slice(1) === restA
  const swapped = restA[1] === restB[0] && restA[0] === restB[1] && restA.slice(2) === restB.slice(2)
  return swapped || restA.slice(1) === restB.slice(1)
}
