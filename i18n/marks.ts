import { choiceAt } from '#contract/texts/fact-kinds.ts'
import { isData, unitsOf, type Word } from '#contract/texts/site-texts.ts'

/** Where a marked text comes from. @property id `NAMESPACE/PATH` of what is changed as one */
export type MarkedText = { id: string; text: string }

const bits = 14
const mark = new RegExp(`[\\u200c\\u200d]{${bits}}\\u200c`, 'g')

/** Where texts begin, and where pages split them. */
const pieces = /^|[，；：、。？！](?!$)|[,;:.?!] /g

/**
 * Messages of a namespace, each piece of a text with characters of no width before it that number its place. Data and choices
 * have none: programs read them.
 * @param texts takes the places, by number
 */
export function markedWords<T extends { [key: string]: Word }>(
  part: string,
  words: T,
  texts: MarkedText[],
): T {
  const units = new Set(unitsOf(part, words).map(({ place }) => place))
  const unitAt = (place: string) => {
    // the clauses of a heading are changed with it
    const heading = place.replace(/Clauses$/, '')
    return units.has(place) ? place : units.has(heading) ? heading : undefined
  }
  const walk = (word: Word, place: string, unit = unitAt(place)): Word => {
    if (typeof word === 'string') {
      const path = `${part}/${place}`
      if (unit === undefined || word === '' || isData(path) || choiceAt(path)) return word
      const number = encoded(texts.push({ id: `${part}/${unit}`, text: word }) - 1)
      return word.replace(pieces, `$&${number}`)
    }
    if (Array.isArray(word)) return word.map((item, index) => walk(item, `${place}.${index}`, unit))
    const entries = Object.entries(word).map(([key, item]) => {
      const at = place ? `${place}.${key}` : key
      return [key, walk(item, at, unit ?? unitAt(at))] as const
    })
    return Object.fromEntries(entries)
  }
  return walk(words, '') as T
}

function encoded(index: number): string {
  const digits = index.toString(2).padStart(bits, '0')
  return `${digits}0`.replace(/\d/g, (bit) => (bit === '0' ? '\u200c' : '\u200d'))
}

/** The numbers in a text, and the text without them. */
export function readMarks(text: string): { numbers: number[]; text: string } {
  if (!text.includes('\u200c')) return { numbers: [], text }
  const numbers = [...text.matchAll(mark)].map(([found]) => {
    const digits = found.slice(0, bits).replace(/./g, (one) => (one === '\u200c' ? '0' : '1'))
    return Number.parseInt(digits, 2)
  })
  return { numbers, text: text.replace(mark, '') }
}
