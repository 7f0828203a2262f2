import type { Locale } from '#src/site/locale.ts'
import type { Alternative } from './alternative.ts'
import type { Candidate } from './find-documents.ts'
import type { Unit } from './query-units.ts'
import type { SearchKind } from './search-entry.ts'
import type { IndexedDocument } from './search-index.ts'

/** How well a document answers, and the piece of it that does best (0 is title and lead). */
export type Rating = { score: number; part: number }

/** What is asked of every document. */
export type Question = {
  units: readonly Unit[]
  /** the query, folded: a text that contains it as it stands is better */
  phrase: string
  /** whether every unit has to be there, not only some */
  strict: boolean
  /** of the page: what is written in another language comes later */
  lang: Locale
}

const weights = { title: 8, heading: 4, text: 1 }

/** Someone who types a product's name wants the product. */
const namedBonus: Partial<Record<SearchKind, number>> = { product: 40, solution: 15, page: 10, service: 10 }

/** Between equals, what stays comes before what passes. */
const favour: Record<SearchKind, number> = {
  ...{ product: 1.3, solution: 1.15, service: 1.2, page: 1.2 },
  ...{ job: 1, download: 0.95, news: 0.9 },
}

/**
 * Rates a candidate.
 * @returns undefined when it does not match after all
 */
export function rateDocument(
  { entry, parts }: IndexedDocument,
  { units: forms }: Candidate,
  { units, phrase, strict, lang }: Question,
): Rating | undefined {
  const ofParts = new Float64Array(parts.length)
  let score = 0
  for (const [n, unit] of units.entries()) {
    const rating = rateUnit(parts, forms[n] ?? [], unit.weight, ofParts)
    if (rating === 0 && strict) return undefined
    score += rating
  }
  if (score === 0) return undefined
  const part = bestPart(ofParts)
  const together = Math.max(...ofParts) * 0.5
  const isNamed = entry.names.some((name) => forms.some((of) => of.some((form) => isExactly(form, name))))
  return {
    score:
      (score + together + exactness(parts, phrase)) * favour[entry.kind] * (entry.lang === lang ? 1 : 0.5) +
      (isNamed ? (namedBonus[entry.kind] ?? 0) : 0),
    part,
  }
}

/** Rates one unit in all parts, and adds what each part got to `ofParts`. */
function rateUnit(
  parts: IndexedDocument['parts'],
  forms: readonly Alternative[],
  weight: number,
  ofParts: Float64Array,
): number {
  if (forms.length === 0) return 0
  let best = 0
  let having = 0
  for (let number = 0; number < parts.length; number += 1) {
    const rating = rateForms(parts[number] as { heading: string; text: string }, forms, number === 0) * weight
    if (rating === 0) continue
    having += 1
    best = Math.max(best, rating)
    ofParts[number] = (ofParts[number] ?? 0) + rating
  }
  return best + Math.min(having, 5) * weight * 0.2
}

/** Where a form stands in a folded text, as a word of its own if it is one; -1 where it does not. */
export function placeOf(text: string, form: string, from = 0): number {
  let at = text.indexOf(form, from)
  while (
    at !== -1 &&
    (isInsideWord(text, at - 1, form[0]) || isInsideWord(text, at + form.length, form.at(-1)))
  )
    at = text.indexOf(form, at + 1)
  return at
}

function rateForms(
  { heading, text }: { heading: string; text: string },
  forms: readonly Alternative[],
  isTitle: boolean,
): number {
  let best = 0
  for (const { text: form, quality } of forms) {
    if (placeOf(heading, form) !== -1)
      best = Math.max(best, quality * (isTitle ? weights.title : weights.heading))
    else if (best < quality && placeOf(text, form) !== -1) best = Math.max(best, quality * weights.text)
  }
  return best
}

function exactness(parts: IndexedDocument['parts'], phrase: string): number {
  const [title] = parts
  if (title?.heading === phrase) return 30
  if (title?.heading.includes(phrase)) return 12
  if (parts.some(({ heading }) => heading.includes(phrase))) return 5
  return parts.some(({ text }) => text.includes(phrase)) ? 2 : 0
}

function bestPart(ratings: Float64Array): number {
  let best = 0
  // the title says where, a passage says why
  for (const [number, rating] of ratings.entries())
    if (number > 0 && rating > (best === 0 ? 0 : (ratings[best] ?? 0))) best = number
  return best
}

function isExactly({ text, quality }: Alternative, name: string): boolean {
  return text === name && quality >= 0.5
}

function isInsideWord(text: string, at: number, edge: string | undefined): boolean {
  return wordCharacter.test(edge ?? '') && wordCharacter.test(text[at] ?? '')
}

const wordCharacter = /[a-z\d]/
