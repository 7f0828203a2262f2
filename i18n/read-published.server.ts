import { createHash } from 'node:crypto'
import {
  clausesOf,
  cleanWord,
  faultOf,
  unitAt,
  type Word,
  type Words,
  wordOf,
} from '#contract/texts/site-texts.ts'
import type { Values } from './edits.ts'
import type { Locales } from './i18n-types.ts'

/** @property value JSON @property of SHA-256 (base64url) of the JSON of what it was written over */
type PublishedText = { part: string; place: string; value: string; of: string }

/**
 * What a published text puts in which places: in its own, and in that of the clauses of a heading.
 * @param words of its namespace, as they are in the code
 * @returns undefined where the code has changed since, or has no place for it
 */
export function readPublished(
  lang: Locales,
  words: Words,
  { part, place, value, of }: PublishedText,
): Values | undefined {
  const inCode = unitAt(part, words, place)
  const stored = wordOf(value)
  if (inCode === undefined || stored === undefined || hashOf(inCode) !== of) return undefined
  // also of an upstream that takes anything
  const word = cleanWord(stored)
  if (faultOf(lang, part, place, inCode, word)) return undefined
  const clauses = clausesOf(words, place, word, lang)
  return { [place]: word, ...(clauses && { [clauses.place]: clauses.value }) }
}

function hashOf(word: Word): string {
  return createHash('sha256').update(JSON.stringify(word)).digest('base64url')
}
