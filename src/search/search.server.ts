import { type Locale, locales } from '#src/site/locale.ts'
import { countEmptySearch } from './count-empty-search.server.ts'
import { findEntries, type Hit } from './index/find-entries.ts'
import { liveIndex } from './index/live-index.server.ts'
import { excerptOf, markText } from './index/mark-text.ts'
import type { Passage, SearchKind } from './index/search-entry.ts'
import { punctuation } from './index/synonyms.ts'
import { fold, tokenize } from './index/tokenize.ts'
import {
  mostLetters,
  resultsPerPage,
  type SearchAnswer,
  type SearchQuery,
  type SearchResult,
} from './search-query.ts'

/** Answers a search. What found something is remembered nowhere. */
export async function answerSearch(
  lang: Locale,
  { q = '', kind, page = 1 }: SearchQuery,
): Promise<SearchAnswer> {
  const query = q.slice(0, mostLetters)
  const index = await liveIndex(lang)
  const { hits, exact } = findEntries(query, index)
  if (hits.length === 0 && index.complete && page === 1) countEmptySearch(lang, query)
  const counts: { [Kind in SearchKind]?: number } = {}
  for (const { entry } of hits) counts[entry.kind] = (counts[entry.kind] ?? 0) + 1
  const chosen = kind ? hits.filter(({ entry }) => entry.kind === kind) : hits
  return {
    items: chosen.slice(0, page * resultsPerPage).map((hit) => resultOf(hit, lang)),
    ...{ total: chosen.length, counts, exact },
    elsewhere: hits.length === 0 ? await countElsewhere(lang, query) : 0,
    partial: !index.complete,
  }
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
