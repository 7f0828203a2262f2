import { wordsOf } from '#i18n/words.tsx'
import { type Locale, locales } from '#src/site/locale.ts'
import { liveIndex } from './live-index.server.ts'
import { excerptOf, markText } from './mark-text.ts'
import type { SearchKind } from './search-entry.ts'
import { mostLetters, resultsPerPage, type SearchQuery } from './search-query.ts'
import type { SearchAnswer, SearchResult } from './search-results.ts'
import { type Hit, searchSite } from './search-site.ts'

/** Answers a search. What was searched for is remembered nowhere. */
export async function answerSearch(
  lang: Locale,
  { q = '', kind, page = 1 }: SearchQuery,
): Promise<SearchAnswer> {
  const query = q.slice(0, mostLetters)
  const { complete, ...searched } = await liveIndex(lang)
  const { hits, forms, exact, many } = searchSite(query, searched)
  const counts: { [Kind in SearchKind]?: number } = {}
  for (const { document } of hits) counts[document.entry.kind] = (counts[document.entry.kind] ?? 0) + 1
  const chosen = kind ? hits.filter(({ document }) => document.entry.kind === kind) : hits
  const items = chosen
    .slice(0, page * resultsPerPage)
    .map((hit) => resultOf(hit, forms, searched.terms.simplified, lang))
  return {
    ...{ items, total: chosen.length, counts, exact, many },
    elsewhere: hits.length === 0 ? await countElsewhere(lang, query) : 0,
    partial: !complete,
  }
}

async function countElsewhere(lang: Locale, query: string): Promise<number> {
  const other = locales.find((locale) => locale !== lang) as Locale
  const { hits, exact } = searchSite(query, await liveIndex(other))
  return exact ? hits.length : 0
}

function resultOf(
  { document: { entry }, part }: Hit,
  forms: readonly string[],
  simplified: ReadonlyMap<string, string>,
  lang: Locale,
): SearchResult {
  const passage = part > 0 ? entry.passages[part - 1] : undefined
  const found = passage
    ? [passage.heading, passage.text].filter(Boolean).join(wordsOf(lang, 'search-terms').marks.behind)
    : entry.lead
  const { kind, place, title, date } = entry
  return {
    kind,
    place: passage?.hash ? { ...place, hash: passage.hash } : place,
    title: markText(title, forms, simplified),
    text: markText(excerptOf(found, forms, simplified, lang), forms, simplified),
    ...(entry.lang === lang ? {} : { lang: entry.lang }),
    ...(passage?.section ? { section: passage.section } : {}),
    ...(date ? { date } : {}),
  }
}
