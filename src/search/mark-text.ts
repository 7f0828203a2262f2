import { foldWithPlaces } from './fold-text.ts'
import { placeOf } from './rate-document.ts'
import type { Marked } from './search-results.ts'

/** Characters of a result's text; one of Chinese says about as much as two of English. */
const longest = { cn: 90, en: 190 }

/**
 * Cuts a text at the places where one of the forms stands.
 * @returns plain and found pieces in turn, beginning with a plain one
 */
export function markText(
  text: string,
  forms: readonly string[],
  simplified: ReadonlyMap<string, string>,
): Marked {
  const pieces: Marked = []
  let end = 0
  for (const [from, to] of placesIn(text, forms, simplified)) {
    pieces.push(text.slice(end, from), text.slice(from, to))
    end = to
  }
  return [...pieces, text.slice(end)]
}

/** The stretch of a text around the first place, cut between words, with dots where something is left out. */
export function excerptOf(
  text: string,
  forms: readonly string[],
  simplified: ReadonlyMap<string, string>,
  lang: 'cn' | 'en',
): string {
  const most = longest[lang]
  if (text.length <= most) return text
  const [first] = placesIn(text, forms, simplified)
  const start = first && first[0] > most * 0.7 ? wordStart(text, first[0] - Math.round(most * 0.3)) : 0
  const end = start + most >= text.length ? text.length : wordStart(text, start + most)
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`
}

function placesIn(
  text: string,
  forms: readonly string[],
  simplified: ReadonlyMap<string, string>,
): [number, number][] {
  const folded = foldWithPlaces(text, simplified)
  const places: [number, number][] = []
  for (const form of new Set(forms))
    for (let at = placeOf(folded.text, form); at !== -1; at = placeOf(folded.text, form, at + form.length))
      places.push([folded.at[at] as number, folded.at[at + form.length] as number])
  return merged(places)
}

function merged(places: readonly [number, number][]): [number, number][] {
  const apart: [number, number][] = []
  for (const [from, to] of places.toSorted(([a], [b]) => a - b)) {
    const last = apart.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else apart.push([from, to])
  }
  return apart
}

/** The nearest place before `at` where no word of letters is cut in two. */
function wordStart(text: string, at: number): number {
  let start = at
  while (
    start > at - 20 &&
    start > 0 &&
    /[\w.]/.test(text[start - 1] ?? '') &&
    /[\w.]/.test(text[start] ?? '')
  )
    start -= 1
  return start
}
