import { newsCategories } from '#contract/keys.ts'
import type { NewsCategory, NewsDetail, NewsItem, NewsPicture } from '#contract/news-schema.ts'
import { searchReader } from '#src/site/routing/search-reader.ts'

/** `srcset` attributes; `sizes` is the display width. */
export function pictureSource({ id, widths, ratio }: NewsPicture) {
  const address = (width: number) => `/media/${id}-${width}.webp`
  const width = widths.at(-1) ?? 480
  return {
    // fallback without srcset, as in feed readers
    src: address(widths.findLast((one) => one <= 960) ?? width),
    srcSet: widths.map((one) => `${address(one)} ${one}w`).join(', '),
    width,
    height: Math.round(width / ratio),
  }
}

/** `sizes` of pictures in articles. */
export const articlePictureSizes = '(width >= 48em) 44rem, 100vw'

export type NewsHeadline = Pick<NewsItem, 'id' | 'lang' | 'title' | 'publishDate'>

/** `degraded`: stale, or missing because of an outage. */
export type Headlines = { headlines: NewsHeadline[]; degraded: boolean }

export const headlineCount = 3

export type NewsListPage = {
  items: NewsItem[]
  nextCursor: string | null
  /** ISO date of a stale answer */
  staleSince: number | null
  /** false when neither upstream nor cache has it */
  available: boolean
}

/** `lang` is the text's language, not the page's. */
export type Article = NewsDetail & { staleSince: number | null }

export const newsPageSize = 8

/** Limit of pages that Load More appends and a URL loads at once. */
export const mostMorePages = 49

/** Category, first page, and pages appended by Load More. */
export type NewsSearch = { category?: NewsCategory; page?: number; more?: number }

export const readNewsSearch = searchReader({
  category: newsCategories,
  page: newsPageNumber,
  more: (value) => Math.min(newsPageNumber(value) ?? 0, mostMorePages) || undefined,
})

/** Page 1 has no parameter. */
export function newsPageSearch(page: number, category?: NewsCategory): NewsSearch {
  return { ...(category && { category }), ...(page > 1 && { page }) }
}

export function isNewsCategory(value: unknown): value is NewsCategory {
  return newsCategories.some((category) => category === value)
}

/** 1 to 99,999, otherwise undefined. */
function newsPageNumber(value: unknown): number | undefined {
  const text = String(value)
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined
}
