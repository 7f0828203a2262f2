import type { Query, SearchOptions, SearchResult } from 'minisearch'
import type { Locale } from '#src/site/locale.ts'
import { type QueryUnit, readQuery } from './read-query.ts'
import type { SearchEntry, SearchKind } from './search-entry.ts'
import type { SearchIndex } from './search-index.ts'
import { fold, isHan } from './tokenize.ts'

/** @property terms what was found in it, to be marked */
export type Hit = { entry: SearchEntry; score: number; terms: readonly string[] }

/** Best first; `exact` when the first have all that was asked for. */
export type Hits = { hits: Hit[]; exact: boolean }

/** Fewer results than this are followed by those that have only some of the words. */
const enough = 3

/** With so many results synonyms are not looked for: each costs as much time again. */
const plenty = 200

/** Results with some of the words need this part of the best one's score. */
const leastScore = 0.2

const synonymBoost = 0.4

/** Between equals, what stays comes before what passes. */
const kindBoost: Record<SearchKind, number> = {
  ...{ product: 1.5, solution: 1.2, service: 1.2, page: 1.2 },
  ...{ job: 1, download: 1, news: 0.9 },
}

export function findEntries(query: string, index: SearchIndex): Hits {
  const units = readQuery(query)
  if (units.length === 0) return { hits: [], exact: false }
  const phrase = fold(query).trim()
  const typed = hitsOf(index, phrase, {
    combineWith: 'AND',
    queries: units.map(({ terms }) => terms.join(' ')),
  })
  if (typed.length >= plenty) return { hits: typed, exact: true }
  const all = hitsOf(index, phrase, { combineWith: 'AND', queries: units.map((unit) => oneOf(unit, 'AND')) })
  if (all.length >= enough) return { hits: all, exact: true }
  const some = hitsOf(index, phrase, {
    ...{ combineWith: 'OR', queries: units.map((unit) => oneOf(unit, 'OR')) },
    fuzzy: (term) => term.length > 4 && /^[a-z]+$/.test(term) && 0.25,
  })
  const known = new Set(all.map(({ entry }) => entry))
  const best = some[0]?.score ?? 0
  const others = some.filter(({ entry, score }) => !known.has(entry) && score >= best * leastScore)
  return { hits: [...all, ...others], exact: all.length > 0 }
}

/** What was typed, or a synonym. */
function oneOf({ terms, same }: QueryUnit, combineWith: 'AND' | 'OR'): Query {
  return {
    combineWith: 'OR',
    queries: [
      { combineWith, queries: [terms.join(' ')] },
      ...same.map(
        (other): Query => ({
          ...{ combineWith: 'AND', prefix: false, fuzzy: false },
          boostTerm: () => synonymBoost / Math.sqrt(same.length),
          queries: [other.join(' ')],
        }),
      ),
    ],
  }
}

const options: SearchOptions = {
  tokenize: (text) => text.split(' '),
  boost: { names: 8, title: 8, headings: 3 },
  // 8.6 is the beginning of 8.6.2, 443 none of 4433
  prefix: (term) => (isHan(term) ? term.length === 1 : /^\d+\.\d|^[a-z]{3}/.test(term)),
  bm25: { k: 1.2, b: 0.4, d: 0.5 },
}

function hitsOf({ entries, terms, lang }: SearchIndex, phrase: string, query: Query): Hit[] {
  return terms
    .search(query, options)
    .map((result: SearchResult) => {
      const entry = entries[result.id] as SearchEntry
      return {
        entry,
        score: (result.score / result.queryTerms.length) * boostOf(entry, phrase, lang),
        terms: result.terms,
      }
    })
    .sort((a, b) => b.score - a.score || newestFirst(a, b))
}

function newestFirst({ entry: { date: a = '' } }: Hit, { entry: { date: b = '' } }: Hit): number {
  return a === b ? 0 : a < b ? 1 : -1
}

function boostOf({ kind, lang: written, title, names }: SearchEntry, phrase: string, lang: Locale): number {
  const named = names.includes(phrase) ? 3 : fold(title).includes(phrase) ? 1.5 : 1
  return kindBoost[kind] * named * (written === lang ? 1 : 0.5)
}
