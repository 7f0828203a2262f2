import { type Locale, locales } from '#src/site/locale.ts'
import { countFigure } from '#src/upstream/figures.server.ts'
import { findEntries, type Hit } from './find-entries.ts'
import { liveIndex } from './live-index.server.ts'
import {
  mostLetters,
  mostOfKind,
  type Passage,
  resultsPerPage,
  type SearchAnswer,
  type SearchKind,
  type SearchQuery,
  type SearchResult,
} from './search-query.ts'
import { fold, punctuation, tokenize } from './tokenize.ts'

/** Answers a search. What found something is remembered nowhere, what found nothing if somebody searched (`isVisit`). */
export async function answerSearch(
  lang: Locale,
  { q = '', kind, page = 1 }: SearchQuery,
  isVisit = false,
): Promise<SearchAnswer> {
  const query = q.slice(0, mostLetters)
  const index = await liveIndex(lang)
  const { hits, exact } = findEntries(query, index)
  if (isVisit && hits.length === 0 && index.complete && page === 1) countEmptySearch(lang, query)
  const counts: { [Kind in SearchKind]?: number } = {}
  for (const { entry } of hits) counts[entry.kind] = (counts[entry.kind] ?? 0) + 1
  const chosen = kind ? hits.filter(({ entry }) => entry.kind === kind) : hits
  const shown = kind ? chosen.slice(0, page * resultsPerPage) : bestOfKinds(chosen)
  return {
    items: shown.map((hit) => resultOf(hit, lang)),
    total: chosen.length,
    counts,
    exact,
    elsewhere: hits.length === 0 ? await countElsewhere(lang, query) : 0,
    partial: !index.complete,
  }
}

/** A few of each kind, so that no kind hides the others; the others of a kind are a link away. */
function bestOfKinds(hits: readonly Hit[]): Hit[] {
  const seen: { [Kind in SearchKind]?: number } = {}
  return hits.filter(({ entry: { kind } }) => {
    seen[kind] = (seen[kind] ?? 0) + 1
    return seen[kind] <= mostOfKind
  })
}

async function countElsewhere(lang: Locale, query: string): Promise<number> {
  const other = locales.find((locale) => locale !== lang) as Locale
  const { hits, exact } = findEntries(query, await liveIndex(other))
  return exact ? hits.length : 0
}

function resultOf({ entry, terms: found }: Hit, lang: Locale): SearchResult {
  const terms = new Set(found)
  const { kind, place, title, date } = entry
  const passage = bestPassage(entry.passages, terms)
  const reason = passage
    ? [passage.heading, passage.text].filter(Boolean).join(punctuation[lang].behind)
    : entry.lead
  return {
    kind,
    place: passage?.hash ? { ...place, hash: passage.hash } : place,
    title: markText(title, terms),
    text: markText(excerptOf(reason, terms, lang), terms),
    ...(entry.isDocument && { isDocument: true }),
    ...(entry.lang === lang ? {} : { lang: entry.lang }),
    ...(passage?.section ? { section: passage.section } : {}),
    ...(date ? { date } : {}),
  }
}

/** The passage with most of the terms; those of its heading count twice. */
function bestPassage(passages: readonly Passage[], terms: ReadonlySet<string>): Passage | undefined {
  const rated = (list: readonly Passage[], count: typeof countTexts) =>
    list
      .map((passage) => ({ passage, score: 2 * count(passage.heading, terms) + count(passage.text, terms) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ passage }) => passage)
  // the borders of words are found in a few only: that takes a hundred times longer than looking for a text
  return rated(rated(passages, countTexts).slice(0, 4), countTerms)[0]
}

function countTexts(text: string, terms: ReadonlySet<string>): number {
  const folded = fold(text)
  let count = 0
  for (const term of terms) if (folded.includes(term)) count += 1
  return count
}

function countTerms(text: string, terms: ReadonlySet<string>): number {
  return new Set(tokenize(text).flatMap(({ term }) => (terms.has(term) ? [term] : []))).size
}

/** A few words. Numbers and addresses may be about a person. */
const fewWords = /^(?!.*\d{4})[\p{L}\p{M}\p{N} .+-]{2,30}$/u

/** Counts what was looked for in vain, so that somebody can write about it: its words and nothing about whoever typed them. */
function countEmptySearch(lang: Locale, query: string): void {
  const typed = fold(query).replace(/\s+/g, ' ').trim().toLowerCase()
  if (fewWords.test(typed)) countFigure('search', typed, lang)
}

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
function excerptOf(text: string, terms: ReadonlySet<string>, lang: Locale): string {
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
