import type { Locale } from '#src/site/locale.ts'
import { tokenize } from './tokenize.ts'

/** A text cut where it is marked: every second piece is what was searched for. */
export type Marked = string[]

/** Characters of a result's text; one of Chinese says about as much as two of English. */
const longest = { cn: 90, en: 190 }

/** Cuts a text where the terms stand. */
export function markText(text: string, terms: ReadonlySet<string>): Marked {
  const pieces: Marked = []
  let end = 0
  for (const { from, to } of spansOf(text, terms)) {
    pieces.push(text.slice(end, from), text.slice(from, to))
    end = to
  }
  return [...pieces, text.slice(end)]
}

/** The stretch of a text around the first term, cut between words, with dots where something is left out. */
export function excerptOf(text: string, terms: ReadonlySet<string>, lang: Locale): string {
  const most = longest[lang]
  if (text.length <= most) return text
  const first = spansOf(text, terms)[0]?.from ?? 0
  const start = first > most * 0.7 ? wordStart(text, first - Math.round(most * 0.3)) : 0
  const end = start + most >= text.length ? text.length : wordStart(text, start + most)
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`
}

function spansOf(text: string, terms: ReadonlySet<string>): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = []
  const tokens = tokenize(text).filter(({ term }) => terms.has(term))
  for (const { from, to } of tokens.sort((a, b) => a.from - b.from)) {
    const last = spans.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else spans.push({ from, to })
  }
  return spans
}

/** The nearest place before `at` where no word of letters is cut in two. */
function wordStart(text: string, at: number): number {
  const word = /[\w.]{0,20}$/.exec(text.slice(0, at))?.[0] ?? ''
  return /[\w.]/.test(text[at] ?? '') ? at - word.length : at
}
