import { createHash } from 'node:crypto'
import type { Values } from './edits.ts'
import type { Locales } from './i18n-types.ts'
import { clausesOf, faultOf, type Word, wordAt } from './site-texts.ts'

/** @property value JSON @property of SHA-256 (base64url) of the JSON of what it was written over */
type PublishedText = { part: string; place: string; value: string; of: string }

/**
 * What a published text puts in which places: in its own, and in that of the clauses of a heading.
 * @param words of its namespace, as they are in the code
 * @returns undefined where the code has changed since, or has no place for it
 */
export function readPublished(
  lang: Locales,
  words: { [key: string]: Word },
  { part, place, value, of }: PublishedText,
): Values | undefined {
  const word = wordAt(words, place)
  const typed = parsed(value)
  if (word === undefined || typed === undefined || hashOf(word) !== of) return undefined
  if (faultOf(lang, part, place, words, typed)) return undefined
  const values: Values = { [place]: typed }
  const clauses = clausesOf(words, place, typed, lang)
  if (clauses) values[clauses.place] = clauses.value
  return values
}

function parsed(json: string): Word | undefined {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function hashOf(word: Word): string {
  return createHash('sha256').update(JSON.stringify(word)).digest('base64url')
}
