import { newsCategories } from '#api/contract/keys.ts'
import type { NewsCategory, NewsDetail, NewsItem, NewsPicture } from '#api/contract/news-schema.ts'

/** The attributes of a picture that is loaded in the width that fits; `sizes` say how wide that is. */
export function pictureSource({ id, widths, ratio }: NewsPicture) {
  const address = (width: number) => `/media/${id}-${width}.webp`
  const width = widths.at(-1) ?? 480
  return {
    // for what knows no srcset, such as readers of the feed
    src: address(widths.findLast((one) => one <= 960) ?? width),
    srcSet: widths.map((one) => `${address(one)} ${one}w`).join(', '),
    width,
    height: Math.round(width / ratio),
  }
}

/** How wide a picture of an article is shown. */
export const articlePictureSizes = '(width >= 48em) 44rem, 100vw'

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

/** An article as its page shows it. `lang` is the language of its text, not of the page. */
export type Article = NewsDetail & { staleSince: string | null }

/** Articles per page of the list, and per press of Load More. */
export const newsPageSize = 8

/** The most pages that Load More adds, and an address asks for at once; the ones after have an address of their own. */
export const mostMorePages = 49

/** The search parameters of the list: its category, the page it begins with, and how many Load More has added. */
export type NewsSearch = { category?: NewsCategory; page?: number | string; more?: number | string }

/** What a link to the list may say. */
export type NewsLinkSearch = { category?: NewsCategory; page?: number; more?: number }

/** Reads them. A number that is none is kept as it came: such a page is a 404, not another one. */
export function readNewsSearch({ category, page, more }: Record<string, unknown>): NewsSearch {
  return {
    ...(isNewsCategory(category) && { category }),
    ...(page !== undefined && { page: newsPageNumber(page) ?? (page as string) }),
    ...(more !== undefined && { more: newsPageNumber(more) ?? (more as string) }),
  }
}

/** The first page an address shows and how many there are, or undefined where there is no such page. */
export function newsPagesOf({
  page = 1,
  more = 0,
}: NewsSearch): { first: number; count: number } | undefined {
  if (typeof page !== 'number' || typeof more !== 'number' || more > mostMorePages) return undefined
  return { first: page, count: 1 + more }
}

/** The search of the list that begins with a page; the first one is the list's own address. */
export function newsPageSearch(page: number, category?: NewsCategory): NewsLinkSearch {
  return { ...(category && { category }), ...(page > 1 && { page }) }
}

export function isNewsCategory(value: unknown): value is NewsCategory {
  return newsCategories.some((category) => category === value)
}

/** Reads a whole number from 1 to 99,999, which no list comes near; undefined where it is none. */
function newsPageNumber(value: unknown): number | undefined {
  const text = String(value)
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined
}
