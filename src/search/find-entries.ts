import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch'
import type { PublicSearchAnswers } from '#contract/search-schema.ts'
import type { Locale } from '#src/site/locale.ts'
import type { SearchEntry, SearchKind } from './search-query.ts'
import { fillers, fold, isHan, type Synonyms, synonymsWith, tokenize, wordSegmenter } from './tokenize.ts'

/** @property terms what was found in it, to be marked */
export type Hit = { entry: SearchEntry; score: number; terms: readonly string[] }

/** Best first; `exact` when the first have all that was asked for. */
type Hits = { hits: Hit[]; exact: boolean }

/** Fewer results than this are followed by those that have only some of the words. */
const enough = 3

/** With so many results synonyms are not looked for: each costs as much time again. */
const plenty = 200

/** Results with some of the words need this part of the best one's score. */
const leastScore = 0.2

const synonymBoost = 0.4

/** Between equals, what stays comes before what passes. */
const kindBoost: Record<SearchKind, number> = {
  product: 1.5,
  solution: 1.2,
  service: 1.2,
  page: 1.2,
  job: 1,
  download: 1,
  news: 0.9,
}

/** Pages that the staff has pinned to a word of the query come first. */
export function findEntries(query: string, index: SearchIndex): Hits {
  const pieces = readQuery(query, index.synonyms)
  const pinned = [fold(query).trim(), ...pieces].flatMap((piece) => index.pins.get(piece) ?? [])
  const { hits, exact } = matchEntries(query, pieces, index)
  if (pinned.length === 0) return { hits, exact }
  const rest = hits.filter(({ entry }) => !pinned.includes(entry))
  const first = [...new Set(pinned)].map(
    (entry) => hits.find((hit) => hit.entry === entry) ?? { entry, score: 0, terms: [] },
  )
  return { hits: [...first, ...rest], exact: true }
}

function matchEntries(query: string, pieces: readonly string[], index: SearchIndex): Hits {
  const units = pieces
    .map((piece) => unitOf(piece, index.synonyms))
    .filter(({ terms }) => terms.length > 0)
    .slice(0, mostUnits)
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
    combineWith: 'OR',
    queries: units.map((unit) => oneOf(unit, 'OR')),
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
          combineWith: 'AND',
          prefix: false,
          fuzzy: false,
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
  bm25: { k: 1.2, b: 0.4, d: 0.5 },
}

function hitsOf({ entries, terms, lang }: SearchIndex, phrase: string, query: Query): Hit[] {
  // the stem of a whole word is no beginning: PACS does not ask for packages
  const stems = new Set(
    tokenize(phrase).flatMap(({ term, from, to }) => (term.length < Math.min(to - from, 5) ? [term] : [])),
  )
  // 8.6 is the beginning of 8.6.2, 443 none of 4433
  const prefix = (term: string) =>
    isHan(term) ? term.length === 1 : /^\d+\.\d|^[a-z]{3}/.test(term) && !stems.has(term)
  return terms
    .search(query, { ...options, prefix })
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

/** One thing that was asked for: its terms, all of which make it, and those of its synonyms. */
type QueryUnit = { terms: readonly string[]; same: readonly (readonly string[])[] }

/** So many units, and terms of one, at most: each costs time. */
const mostUnits = 8
const mostTerms = 10

/** No phrase of the synonyms has more words than this. */
const longestPhrase = 5

/** Reads a query as known phrases, from border to border of its words, and what is left between them. */
function readQuery(query: string, synonyms: Synonyms): string[] {
  // which speed of a line is asked for finds nothing: bandwidth is what is meant
  const text = fold(query).replace(/[\d.]+ ?(?=[kmg]bps\b)/g, '')
  const pieces = splitPhrases(text, synonyms)
  const meant = pieces.filter((piece) => !fillers.has(piece))
  const asked = meant.length > 0 ? meant : pieces
  // a single character beside words says nothing
  const long = asked.filter((piece) => piece.length > 1 || !isHan(piece))
  return [...new Set(long.length > 0 ? long : asked)].filter(
    (piece, n, others) => !others.slice(0, n).some((other) => synonyms.get(other)?.includes(piece)),
  )
}

function splitPhrases(text: string, synonyms: Synonyms): string[] {
  const words = [...wordSegmenter.segment(text)]
  const endOf = (n: number) => words[n]?.index ?? text.length
  const pieces: string[] = []
  let open = ''
  for (let at = 0; at < words.length; ) {
    const phrases = Array.from({ length: longestPhrase }, (_, n) => at + longestPhrase - n)
      .filter((end) => end <= words.length)
      .map((end) => ({ end, phrase: text.slice(endOf(at), endOf(end)) }))
    const known = phrases.find(({ phrase }) => synonyms.has(phrase) || fillers.has(phrase))
    const word = words[at]?.segment ?? ''
    // words of letters are units, Chinese ones are searched as one run
    if (known || !isHan(word) || !isHan(open)) {
      pieces.push(open)
      open = ''
    }
    if (known) pieces.push(known.phrase)
    else open += word
    at = known?.end ?? at + 1
  }
  return [...pieces, open].map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
}

function unitOf(piece: string, synonyms: Synonyms): QueryUnit {
  const [whole, ...parts] = termsOf(piece)
  const same = (synonyms.get(piece) ?? []).map(termsOf)
  // mvda8.6 is one word or two
  if (whole && !isHan(whole) && parts.length > 0 && !piece.includes(' '))
    return { terms: [whole], same: [...same, parts] }
  return { terms: termsOf(piece), same }
}

/** Of Chinese, the bigrams; a single character only where it is all there is. */
function termsOf(text: string): string[] {
  const terms = [...new Set(tokenize(text).map(({ term }) => term))]
  const long = terms.filter((term) => term.length > 1 || !isHan(term))
  return (long.length > 0 ? long : terms).slice(0, mostTerms)
}

/**
 * The entries of a language and the index of their words, by their place in the list.
 * @property pins entries that come first, by what is typed
 */
export type SearchIndex = {
  lang: Locale
  entries: readonly SearchEntry[]
  terms: MiniSearch
  synonyms: Synonyms
  pins: ReadonlyMap<string, readonly SearchEntry[]>
}

/** What the staff keeps: words that people type, what they mean by them, and the page that answers. */
export type SearchAnswers = PublicSearchAnswers['items']

/** An index as the staff has answered it. */
export function withAnswers<Index extends SearchIndex>(index: Index, answers: SearchAnswers): Index {
  const pins = new Map<string, SearchEntry[]>()
  for (const { words, path } of answers) {
    const entry = path && index.entries.find((one) => isAt(one, path))
    if (!entry) continue
    for (const word of words.map(fold)) pins.set(word, [...(pins.get(word) ?? []), entry])
  }
  return { ...index, synonyms: synonymsWith(answers.map(({ words, same }) => [...words, ...same])), pins }
}

/** Whether an entry is the page at an address, whichever its section. */
function isAt({ place: { path, id } }: SearchEntry, address: string): boolean {
  const { pathname, searchParams } = new URL(address, 'http://own.invalid')
  return path === pathname && (searchParams.get('id') ?? undefined) === id
}

/** More text of one entry than this is not searched, characters. */
const mostText = 20_000

export async function buildIndex(lang: Locale, entries: readonly SearchEntry[]): Promise<SearchIndex> {
  const terms = new MiniSearch({
    fields: ['names', 'title', 'headings', 'text'],
    tokenize: (text) => tokenize(text).map(({ term }) => term),
    processTerm: (term) => term,
  })
  const documents = entries.map(({ title, names, lead, passages }, id) => ({
    id,
    title,
    names: names.join('\n'),
    headings: passages.map(({ heading }) => heading).join('\n'),
    text: [lead, ...passages.map(({ text }) => text)].join('\n').slice(0, mostText),
  }))
  // between two chunks requests are served
  await terms.addAllAsync(documents, { chunkSize: 2 })
  return { lang, entries, terms, synonyms: synonymsWith([]), pins: new Map() }
}
