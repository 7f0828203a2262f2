import { type } from 'arktype'
import { CalendarDate } from '../calendar-date.ts'
import { Language } from '../language.ts'
import { SearchTerm } from '../search-text.ts'
import { Uuid } from '../uuid.ts'

export const NewsListQuery = type({
  lang: Language.default('cn'),
  'limit?': type('string.integer.parse').to('1 <= number.integer <= 50'),
  'cursor?': type('0 < string <= 200').describe('the nextCursor of the page before'),
  'q?': SearchTerm,
})

export const NewsItemQuery = type({ lang: Language.default('cn') })

const newsItem = {
  '+': 'reject',
  id: Uuid,
  lang: Language,
  title: 'string',
  summary: 'string',
  publishDate: CalendarDate,
  hits: 'number.integer >= 0',
} as const

/** `lang` says which language the text is in: English where there is an English version, else Chinese. */
export const NewsItem = type(newsItem)
export type NewsItem = typeof NewsItem.infer

export const NewsList = type({ '+': 'reject', items: NewsItem.array(), nextCursor: 'string | null' })
export type NewsList = typeof NewsList.infer

const NewsNeighbour = type({ '+': 'reject', id: Uuid, title: 'string', lang: Language })
export type NewsNeighbour = typeof NewsNeighbour.infer

/** `previous` was published before this article, `next` after it; `translations` are the languages it has. */
export const NewsDetail = type({
  ...newsItem,
  bodyHtml: 'string',
  translations: Language.array(),
  previous: NewsNeighbour.or('null'),
  next: NewsNeighbour.or('null'),
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
export const NewsHitsCounted = type({ '+': 'reject', counted: 'number.integer >= 0' })
export type NewsHitsCounted = typeof NewsHitsCounted.infer
