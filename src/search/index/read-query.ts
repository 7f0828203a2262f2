import { fillers, synonyms } from './synonyms.ts'
import { fold, isHan, tokenize, wordSegmenter } from './tokenize.ts'

/** One thing that was asked for: its terms, all of which make it, and those of its synonyms. */
export type QueryUnit = { terms: readonly string[]; same: readonly (readonly string[])[] }

/** So many units, and terms of one, at most: each costs time. */
const mostUnits = 8
const mostTerms = 10

/** No phrase of the synonyms has more words than this. */
const longestPhrase = 5

/** Reads a query as known phrases, from border to border of its words, and what is left between them. */
export function readQuery(query: string): QueryUnit[] {
  const pieces = splitPhrases(fold(query))
  const meant = pieces.filter((piece) => !fillers.has(piece))
  const asked = meant.length > 0 ? meant : pieces
  // a single character beside words says nothing
  const long = asked.filter((piece) => piece.length > 1 || !isHan(piece))
  return [...new Set(long.length > 0 ? long : asked)]
    .filter((piece, n, others) => !others.slice(0, n).some((other) => synonyms.get(other)?.includes(piece)))
    .map(unitOf)
    .filter(({ terms }) => terms.length > 0)
    .slice(0, mostUnits)
}

function splitPhrases(text: string): string[] {
  const words = [...wordSegmenter.segment(text)]
  const endOf = (n: number) => words[n]?.index ?? text.length
  const pieces: string[] = []
  let open = ''
  for (let at = 0; at < words.length; ) {
    const phrases = Array.from({ length: longestPhrase }, (_, n) => at + longestPhrase - n)
      .filter((end) => end <= words.length)
      .map((end) => ({ end, phrase: text.slice(endOf(at), endOf(end)) }))
    const known = phrases.find(({ phrase }) => synonyms.has(phrase) || fillers.has(phrase))
    const word = words[at]?.segment ?? ''
    // words of letters are units, Chinese ones are searched as one run
    if (known || !isHan(word) || !isHan(open)) {
      pieces.push(open)
      open = ''
    }
    if (known) pieces.push(known.phrase)
    else open += word
    at = known?.end ?? at + 1
  }
  return [...pieces, open].map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

function unitOf(piece: string): QueryUnit {
  const [whole, ...parts] = termsOf(piece)
  const same = (synonyms.get(piece) ?? []).map(termsOf)
  // mvda8.6 is one word or two
  if (whole && !isHan(whole) && parts.length > 0 && !piece.includes(' '))
    return { terms: [whole], same: [...same, parts] }
  return { terms: termsOf(piece), same }
}

/** Of Chinese, the bigrams; a single character only where it is all there is. */
function termsOf(text: string): string[] {
  const terms = [...new Set(tokenize(text).map(({ term }) => term))]
  const long = terms.filter((term) => term.length > 1 || !isHan(term))
  return (long.length > 0 ? long : terms).slice(0, mostTerms)
}
