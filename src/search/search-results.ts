import type { Locale } from '#src/site/locale.ts'
import type { Marked } from './index/mark-text.ts'
import type { Place, SearchKind } from './index/search-entry.ts'

export type SearchResult = {
  kind: SearchKind
  place: Place
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
