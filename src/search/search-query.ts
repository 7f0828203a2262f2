import { searchText } from '#contract/typed-text.ts'
import type { Locale } from '#src/site/locale.ts'
import { searchReader } from '#src/site/routing/search-reader.ts'
import type { Marked } from './search.server.ts'

/** What is searched for. */
export type SearchQuery = { q?: string; kind?: SearchKind; page?: number }

export type SearchResult = {
  kind: SearchKind
  place: Place
  /** of a download that is no software */
  isDocument?: boolean
  /** the language it is written in, where it is not the page's */
  lang?: Locale
  title: Marked
  /** the part of the page the text is from */
  section?: string
  text: Marked
  date?: string
}

export type SearchAnswer = {
  items: SearchResult[]
  /** of the chosen kind */
  total: number
  counts: { [Kind in SearchKind]?: number }
  /** false when nothing has all of the words, and these have some */
  exact: boolean
  /** how many there are in the other language, where there are none in this one */
  elsewhere: number
  /** news, positions or downloads may be missing, because the upstream does not answer */
  partial: boolean
}

/** More than this is not searched for; the visitor is told. */
export const mostLetters = 100

/** Results shown at once, and added with each further page. */
export const resultsPerPage = 20

/** Of each kind, while all kinds are shown. */
export const mostOfKind = 3

const mostPages = 10

/** The kinds of things that can be found, in the order they are offered as filters. */
export const searchKinds = ['product', 'solution', 'service', 'news', 'job', 'download', 'page'] as const

export type SearchKind = (typeof searchKinds)[number]

export const readSearchQuery = searchReader({
  // kept a little longer than it is searched for, so that a visitor sees where it was cut
  q: (value) => searchText(value, 2 * mostLetters),
  kind: searchKinds,
  page: (value) => {
    const page = Number(value)
    return Number.isInteger(page) && page > 1 ? Math.min(page, mostPages) : undefined
  },
})

/** Where a result leads: a path without its language, a query, a section of the page. */
export type Place = { path: string; id?: string; hash?: string }

/** Something that can be found. */
export type SearchEntry = {
  kind: SearchKind
  /** `id` for pages that show one of many by their query */
  place: Place
  /** the language it is written in */
  lang: Locale
  title: string
  /** what it is called for short, folded: whoever types exactly that means it */
  names: readonly string[]
  /** shown where nothing better matches */
  lead: string
  /** of a download that is no software */
  isDocument?: boolean
  passages: readonly Passage[]
  /** ISO date */
  date?: string
}

/** A piece of a page, found as a whole and shown as the reason for a result. */
export type Passage = { hash?: string; section?: string; heading: string; text: string }
