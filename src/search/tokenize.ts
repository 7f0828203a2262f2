import { otherNames } from '#contract/texts/other-names.ts'
import type { Locale } from '#src/site/locale.ts'
import data from './search-terms.json'

/** A search term and where it stands in the text. */
type Token = { term: string; from: number; to: number }

/**
 * Words of letters and digits, stemmed, and bigrams of Chinese characters. A bigram across the border of two longer
 * words is no term: 也许|可以 does not contain 许可.
 */
export function tokenize(text: string): Token[] {
  return [...fold(text).matchAll(/[a-z\d]+(?:\.\d+)*|[\u3005\u3007\u3040-\u30ff\u3400-\u9fff]+/g)].flatMap(
    ({ 0: run, index }) => (isHan(run) ? bigrams(run, index) : wordParts(run, index)),
  )
}

/** The borders of words, by the dictionary of ICU. */
const wordSegmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Traditional characters and what stands for each. */
const simplified = new Map(data.traditional.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]))

const foldable = new RegExp(`[A-Z\\u00c0-\\u024f\\uff01-\\uff9f${[...simplified.keys()].join('')}]`, 'g')

/** Unifies case, width, accents and traditional characters. The length stays, so that places do. */
export function fold(text: string): string {
  return text.replace(foldable, foldUnit)
}

export function isHan(text: string): boolean {
  return text.charCodeAt(0) > 0x3000
}

function foldUnit(unit: string): string {
  const folded = (simplified.get(unit) ?? unit).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return folded.length === 1 ? folded : unit
}

/** mvda8.6 is found as mvda and as 8.6, too; a checksum only as a whole. */
function wordParts(word: string, at: number): Token[] {
  const isMixed = /[a-z]\.?\d|\d[a-z]/.test(word) && word.length <= 20
  const parts = isMixed ? [...word.matchAll(/[a-z]{2,}|\d+\.[\d.]*\d|\d{2,}/g)] : []
  return [
    { term: stemWord(word.replace(/^([a-z]+)\.(?=\d)/, '$1')), from: at, to: at + word.length },
    ...parts.map(({ 0: part, index }) => ({
      term: stemWord(part),
      from: at + index,
      to: at + index + part.length,
    })),
  ]
}

function bigrams(run: string, at: number): Token[] {
  const words = [...wordSegmenter.segment(run)].flatMap(({ segment, index }) =>
    Array.from(segment, () => ({ index, isSingle: segment.length === 1 })),
  )
  const tokens: Token[] = []
  for (const [n, word] of words.entries()) {
    const next = words[n + 1]
    if (word.isSingle) tokens.push({ term: run.slice(n, n + 1), from: at + n, to: at + n + 1 })
    if (next && (next.index === word.index || word.isSingle || next.isSingle))
      tokens.push({ term: run.slice(n, n + 2), from: at + n, to: at + n + 2 })
  }
  return tokens
}

/** What forms of an English word have in common: recordings, recorded -> record; policies -> polic. Rough on purpose. */
export function stemWord(word: string): string {
  if (/\d/.test(word)) return word
  return word
    .replace(
      /(?<=^.{4,})(?:(?:i[sz])?(?:ations?|ating|ated|ate|ing|ed|es|e)|ments?|ings|ied|ies|ie|y|ly)$/,
      '',
    )
    .replace(/(?<=^.{3,})(?<![siu])s$/, '')
    .replace(/(?<=^.{2,})([b-df-hjkmnp-rtv-z])\1$/, '$1')
}

export type Synonyms = ReadonlyMap<string, readonly string[]>

/**
 * Words that mean the same to somebody who searches, by each of them. A word may be in several groups.
 * @param added groups that the staff keeps, beside those of `search-terms.json`
 */
export function synonymsWith(added: readonly (readonly string[])[]): Synonyms {
  const groups = [...[...added, ...otherNames].map((group) => group.map(fold)), ...data.synonyms.map(listOf)]
  return new Map(
    groups.flat().map((word) => {
      const same = groups.filter((group) => group.includes(word)).flat()
      return [word, [...new Set(same)].filter((other) => other !== word)]
    }),
  )
}

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
