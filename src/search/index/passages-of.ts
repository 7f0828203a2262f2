import type { Locale } from '#src/site/locale.ts'
import type { Passage } from './search-entry.ts'
import { punctuation } from './synonyms.ts'

/** The section of a page that words stand in: its anchor, and its name for readers. */
export type Section = { hash?: string; section?: string }

/**
 * The passages of any part of the words. What belongs together on the page (a title with its text, a question with
 * its answer, a label with its value) is one passage. Keys that hold no text for readers are left out.
 */
export function passagesOf(words: unknown, lang: Locale, section: Section = {}): Passage[] {
  if (typeof words === 'string') return passage('', [words], lang, section)
  if (Array.isArray(words) && words.every((word) => typeof word === 'string'))
    return passage('', words, lang, section)
  if (typeof words !== 'object' || words === null) return []
  const fields = Object.entries(words).filter(([key]) => !silent.has(key))
  const own = fields.filter(([, value]) => typeof value === 'string') as [string, string][]
  const heading = own.find(([key]) => headings.has(key))
  const texts = own.filter((field) => field !== heading).map(([, value]) => value)
  const deeper = fields.filter(([, value]) => typeof value !== 'string').map(([, value]) => value)
  return [
    ...passage(heading?.[1] ?? '', texts, lang, section),
    ...deeper.flatMap((value) => passagesOf(value, lang, section)),
  ]
}

/** A text without what a program would fill in. */
export function plainText(text: string): string {
  return text.replace(/\{[^}]*\}|\u200b/g, '')
}

function passage(heading: string, texts: readonly string[], lang: Locale, section: Section): Passage[] {
  const text = texts.map(plainText).join(punctuation[lang].between)
  return heading || text ? [{ ...section, heading: plainText(heading), text }] : []
}

const headings = new Set(['title', 'heading', 'question', 'label', 'name', 'group', 'when', 'term', 'what'])

const silent = new Set([
  ...['seo', 'id', 'key', 'tier', 'from', 'to', 'level', 'illustrative', 'version', 'product', 'products'],
  ...['buttonText', 'linkText', 'placeholder', 'errors', 'titleClauses', 'headingClauses'],
])
