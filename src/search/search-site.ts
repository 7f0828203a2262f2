import type { Locale } from '#src/site/locale.ts'
import type { SearchTerms } from './alternative.ts'
import { type Candidate, type Effort, findAll, findSome, mostCandidates } from './find-documents.ts'
import { foldText } from './fold-text.ts'
import { readQuery, type Unit } from './query-units.ts'
import { type Question, type Rating, rateDocument } from './rate-document.ts'
import type { IndexedDocument, SearchIndex } from './search-index.ts'

export type Hit = Rating & { document: IndexedDocument }

export type Hits = {
  /** best first */
  hits: Hit[]
  /** what was looked for, to be marked */
  forms: string[]
  exact: boolean
  many: boolean
  effort: Effort
}

/** Fewer results than this are followed by those that have only some of the words. */
const enough = 3

/** What is searched: a language's indexes, and how it is spoken. */
export type Searched = { indexes: readonly SearchIndex[]; terms: SearchTerms; lang: Locale }

/** Looks for a query in indexes that are searched as one. */
export function searchSite(query: string, { indexes, terms, lang }: Searched): Hits {
  const effort: Effort = { visited: 0 }
  const phrase = foldText(query, terms.simplified).trim()
  const { strict, loose } = readQuery(query, indexes, terms)
  const look = (units: Unit[], find: typeof findAll, isStrict: boolean) => {
    const candidates = indexes.map((index) => (units.length === 0 ? [] : find(index, units, effort)))
    const many = candidates.some(({ length }) => length >= mostCandidates)
    return { many, hits: rated(candidates, indexes, { units, phrase, strict: isStrict, lang }) }
  }
  const all = look(strict, findAll, true)
  if (all.hits.length >= enough)
    return { hits: all.hits, forms: formsOf(strict), exact: true, many: all.many, effort }
  const some = look(loose, findSome, false)
  const known = new Set(all.hits.map(({ document }) => document))
  const others = some.hits.filter(({ document }) => !known.has(document))
  return {
    hits: [...all.hits, ...others],
    forms: [...formsOf(strict), ...formsOf(loose)],
    exact: all.hits.length > 0,
    many: false,
    effort,
  }
}

function rated(
  candidates: readonly (readonly Candidate[])[],
  indexes: readonly SearchIndex[],
  question: Question,
): Hit[] {
  const hits = indexes.flatMap(({ documents }, n) =>
    (candidates[n] ?? []).flatMap((candidate) => {
      const document = documents[candidate.number] as IndexedDocument
      const rating = rateDocument(document, candidate, question)
      return rating ? [{ ...rating, document }] : []
    }),
  )
  return hits.sort((a, b) => b.score - a.score || newestFirst(a, b))
}

function newestFirst(a: Hit, b: Hit): number {
  const [dateA = '', dateB = ''] = [a.document.entry.date, b.document.entry.date]
  return dateA === dateB ? 0 : dateA < dateB ? 1 : -1
}

function formsOf(units: readonly Unit[]): string[] {
  return units.flatMap(({ alternatives }) => alternatives.map(({ text }) => text))
}
