import type { Locale } from '#src/site/locale.ts'

/** A news item as the list shows it (SPEC section 3). `lang` is the language of its text, not of the page. */
export type NewsItem = {
  id: string
  lang: Locale
  title: string
  summary: string
  /** ISO date */
  publishDate: string
  hits: number
}

/** What a teaser shows of an article. */
export type NewsHeadline = Pick<NewsItem, 'id' | 'lang' | 'title' | 'publishDate'>

/** What a teaser has to show; `degraded` where it comes from a copy or is missing because nothing answers. */
export type Headlines = { headlines: NewsHeadline[]; degraded: boolean }

/** Articles in a teaser. */
export const headlineCount = 3

export type NewsListPage = {
  items: NewsItem[]
  nextCursor: string | null
  /** ISO date of the answer this comes from, when the upstream does not answer now */
  staleSince: string | null
  /** false when there is nothing to show because the upstream does not answer and nothing is remembered */
  available: boolean
}

export type Neighbour = { id: string; title: string; lang: Locale }

export type Article = NewsItem & {
  bodyHtml: string
  translations: Locale[]
  previous: Neighbour | null
  next: Neighbour | null
  staleSince: string | null
}

/** Articles per page of the list, and per press of Load More. */
export const newsPageSize = 8

/** `?page=` shows the list up to that page; further back a visitor goes with Load More. */
export const lastNewsPage = 50

/**
 * Reads `?page=`: 1 where it is absent.
 * @returns undefined where it is not a whole number from 1 to 50: such a page does not exist
 */
export function newsPageNumber(value: unknown): number | undefined {
  if (value === undefined) return 1
  const text = String(value)
  if (!/^[1-9]\d?$/.test(text)) return undefined
  const page = Number(text)
  return page <= lastNewsPage ? page : undefined
}
