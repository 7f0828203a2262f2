import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import { productKeys, productNames } from '#contract/products.ts'
import type { PublicSearchAnswers } from '#contract/search-schema.ts'
import { otherNames } from '#contract/texts/other-names.ts'
import type { Locale } from '#src/site/locale.ts'
import type { SearchEntry, SearchKind } from './search-query.ts'
import { fillers, fold, isHan, type Synonyms, synonymsWith, tokenize } from './tokenize.ts'

/** @property terms what was found in it, to be marked */
export type Hit = { entry: SearchEntry; score: number; terms: readonly string[] }

/** Best first; `exact` when the first have all that was asked for. */
type Hits = { hits: Hit[]; exact: boolean }

/** Fewer results than this are followed by those that have only some of the words. */
const enough = 3

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

const options: SearchOptions = {
  tokenize: (text) => text.split(' '),
  boost: { names: 8, title: 8, headings: 3 },
  bm25: { k: 1.2, b: 0.4, d: 0.5 },
  prefix: (term) => (isHan(term) ? term.length === 1 : /^\d+\.\d|^[a-z]{4}/.test(term)),
}

/** Pages that the staff has pinned to a word of the query come first. */
export function findEntries(query: string, index: SearchIndex): Hits {
  const pieces = piecesOf(query, index.phrases)
  const pinned = new Set([fold(query).trim(), ...pieces].flatMap((piece) => index.pins.get(piece) ?? []))
  const { hits, exact } = match(fold(query).trim(), pieces, index)
  const first = [...pinned].map(
    (entry) => hits.find((hit) => hit.entry === entry) ?? { entry, score: 0, terms: [] },
  )
  return {
    hits: [...first, ...hits.filter(({ entry }) => !pinned.has(entry))],
    exact: exact || first.length > 0,
  }
}

function match(phrase: string, pieces: readonly string[], index: SearchIndex): Hits {
  const isVersion = (piece: string, at: number) =>
    /^v?\d\d?$/.test(piece) && products.has(pieces[at - 1] ?? '')
  const queries = pieces
    .slice(0, 8)
    .map((piece, at) => (isVersion(piece, at) ? ofVersion(piece) : meaning(piece, index.synonyms)))
  const all = search(index, phrase, { combineWith: 'AND', queries })
  if (all.length >= enough) return { hits: all, exact: true }
  const terms = pieces
    .filter((piece, at) => !isVersion(piece, at))
    .flatMap(termsOf)
    .join(' ')
  const fuzzy = (term: string) => term.length > 4 && /^[a-z]+$/.test(term) && 0.25
  const some = search(index, phrase, { combineWith: 'OR', queries: [terms, ...queries], fuzzy })
  const known = new Set(all.map(({ entry }) => entry))
  return { hits: [...all, ...some.filter(({ entry }) => !known.has(entry))], exact: all.length > 0 }
}

const products: ReadonlySet<string> = new Set(productKeys.flatMap((key) => [key, fold(productNames[key])]))
const glued = new RegExp(`(?<![a-z\\d])(${[...products, ...otherNames.flat()].join('|')})(?=v?\\d)`, 'g')

/** A number behind a product's name: what is called after that version, or after one that it is the beginning of. */
function ofVersion(piece: string): Query {
  const queries = [`${piece.replace('v', '')}.`]
  return { combineWith: 'OR', fields: ['title'], prefix: true, fuzzy: false, queries }
}

/** All terms of what was typed, or its parts, such as `V10 SP1` for `v10sp1`, or of a word that means the same. */
function meaning(piece: string, synonyms: Synonyms): Query {
  const same = (synonyms.get(piece) ?? []).map((other) => ({
    combineWith: 'AND' as const,
    boostTerm: () => 0.4,
    prefix: false,
    queries: [termsOf(other).join(' ')],
  }))
  const terms = termsOf(piece)
  const parts = terms.filter((term) => !/[a-z]\.?\d|\d[a-z]/.test(term))
  return {
    combineWith: 'OR',
    queries: [
      { combineWith: 'AND', queries: [terms.join(' ')] },
      ...(parts.length > 1 && parts.length < terms.length
        ? [{ combineWith: 'AND' as const, queries: [parts.join(' ')] }]
        : []),
      ...same,
    ],
  }
}

function search({ entries, terms, lang }: SearchIndex, phrase: string, query: Query): Hit[] {
  return terms
    .search(query, options)
    .map(({ id, score, queryTerms, terms }) => {
      const entry = entries[id] as SearchEntry
      const named = entry.names.includes(phrase) ? 3 : fold(entry.title).includes(phrase) ? 1.5 : 1
      const boost = kindBoost[entry.kind] * named * (entry.lang === lang ? 1 : 0.5)
      return { entry, score: (score / queryTerms.length) * boost, terms }
    })
    .sort((a, b) => b.score - a.score || (b.entry.date ?? '').localeCompare(a.entry.date ?? ''))
}

/** A query in known phrases and what is between them, without words of questions. */
function piecesOf(query: string, phrases: RegExp): string[] {
  // which speed of a line is asked for finds nothing: bandwidth is what is meant
  const pieces = fold(query)
    .replace(/[\d.]+ ?(?=[kmg]bps\b)/g, '')
    .replace(glued, '$1 ')
    .split(phrases)
    .map((piece) => piece?.trim() ?? '')
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
  const meant = pieces.filter((piece) => !fillers.has(piece) && (piece.length > 1 || !isHan(piece)))
  return [...new Set(meant.length > 0 ? meant : pieces)]
}

/** Where a query is split: at known phrases, the longest first, and at spaces. */
function phrasesOf(synonyms: Synonyms): RegExp {
  const known = [...synonyms.keys(), ...fillers].sort((a, b) => b.length - a.length)
  const whole = (text: string) => (isHan(text) ? text : `(?<![a-z\\d])${text}(?![a-z\\d])`)
  return new RegExp(`(${known.map(escaped).map(whole).join('|')})|\\s+`)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Of Chinese, the bigrams; a single character only where it is all there is. */
function termsOf(text: string): string[] {
  const terms = [...new Set(tokenize(text).map(({ term }) => term))]
  const long = terms.filter((term) => term.length > 1 || !isHan(term))
  return (long.length > 0 ? long : terms).slice(0, 10)
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
  phrases: RegExp
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
  const synonyms = synonymsWith(answers.map(({ words, same }) => [...words, ...same]))
  return { ...index, synonyms, phrases: phrasesOf(synonyms), pins }
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
  const synonyms = synonymsWith([])
  return { lang, entries, terms, synonyms, phrases: phrasesOf(synonyms), pins: new Map() }
}
