import type { Locale } from '#src/site/locale.ts'

/** The kinds of things that can be found, in the order they are offered as filters. */
export const searchKinds = ['product', 'solution', 'service', 'news', 'job', 'download', 'page'] as const

export type SearchKind = (typeof searchKinds)[number]

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
  passages: readonly Passage[]
  /** ISO date */
  date?: string
}

/** A piece of a page, found as a whole and shown as the reason for a result. */
export type Passage = { hash?: string; section?: string; heading: string; text: string }
