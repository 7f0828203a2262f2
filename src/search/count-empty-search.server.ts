import type { Locale } from '#src/site/locale.ts'
import { countFigure } from '#src/upstream/figures.server.ts'
import { fold } from './index/tokenize.ts'

/** A few words. Numbers and addresses may be about a person. */
const words = /^(?!.*\d{4})[\p{L}\p{M}\p{N} .+-]{2,30}$/u

/** Counts what was looked for in vain, so that somebody can write about it: its words and nothing of who typed them. */
export function countEmptySearch(lang: Locale, query: string): void {
  const typed = fold(query).replace(/\s+/g, ' ').trim().toLowerCase()
  if (words.test(typed)) countFigure('search', typed, lang)
}
