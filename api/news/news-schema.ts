import { type } from 'arktype'
import { CalendarDate } from '../calendar-date.ts'
import { exact } from '../exact.ts'
import { Language } from '../language.ts'
import { SearchTerm } from '../search-text.ts'
import { Uuid } from '../uuid.ts'

export const NewsCategory = type("'release' | 'advisory' | 'event' | 'story'")
export type NewsCategory = typeof NewsCategory.infer

export const RevisionAction = type(
  "'saved' | 'published' | 'scheduled' | 'corrected' | 'withdrawn' | 'restored'",
)
export type RevisionAction = typeof RevisionAction.infer

export const NewsListQuery = type({
  lang: Language.default('cn'),
  'limit?': type('string.integer.parse').to('1 <= number.integer <= 50'),
  'cursor?': type('0 < string <= 200').describe('the nextCursor of the page before'),
  'q?': SearchTerm,
  'category?': NewsCategory,
})

export const NewsItemQuery = type({ lang: Language.default('cn') })

/** A picture is at `/media/{id}-{width}.webp`, in each of its widths. */
const NewsCover = exact({
  id: Uuid,
  widths: 'number.integer[]',
  ratio: 'number > 0',
  alt: 'string',
})
export type NewsCover = typeof NewsCover.infer

const newsItem = {
  id: Uuid,
  lang: Language,
  title: 'string',
  summary: 'string',
  publishDate: CalendarDate,
  hits: 'number.integer >= 0',
  /** When it was last corrected. */
  updatedDate: CalendarDate.or('null'),
  category: NewsCategory,
  cover: NewsCover.or('null'),
} as const

/** `lang` says which language the text is in: English where there is an English version, else Chinese. */
export const NewsItem = exact(newsItem)
export type NewsItem = typeof NewsItem.infer

export const NewsList = exact({ items: NewsItem.array(), nextCursor: 'string | null' })
export type NewsList = typeof NewsList.infer

const NewsNeighbour = exact({ id: Uuid, title: 'string', lang: Language })
export type NewsNeighbour = typeof NewsNeighbour.infer

/**
 * `previous` was published before this article, `next` after it; `translations` are the languages it has; `related` has
 * the newest others of its category.
 */
export const NewsDetail = exact({
  ...newsItem,
  bodyHtml: 'string',
  translations: Language.array(),
  previous: NewsNeighbour.or('null'),
  next: NewsNeighbour.or('null'),
  related: exact({
    id: Uuid,
    title: 'string',
    lang: Language,
    publishDate: CalendarDate,
  }).array(),
})
export type NewsDetail = typeof NewsDetail.infer

/** Views counted since the last report, by article. */
export const NewsHits = type({
  hits: type({ '[string]': '1 <= number.integer <= 10000' })
    .narrow((hits, context) => isRecord(hits) || context.mustBe('views by article id'))
    .narrow((hits, context) => Object.keys(hits).length <= 500 || context.mustBe('at most 500 articles'))
    .describe('views by article id, 1 to 10000 each, at most 500 articles'),
})

function isRecord(value: object): boolean {
  return !Array.isArray(value)
}

/** How many of the articles exist and were counted. */
export const NewsHitsCounted = exact({ counted: 'number.integer >= 0' })
export type NewsHitsCounted = typeof NewsHitsCounted.infer
