import { sql } from 'kysely'
import type { Database } from '../db/tables.ts'
import { BASE_LANGUAGE, type Language } from '../language.ts'
import { encodeCursor, type ListPosition } from '../list-cursor.ts'
import { containsPattern } from '../search-text.ts'
import type { NewsItem, NewsList } from './news-schema.ts'

export interface NewsListRequest {
  lang: Language
  /** Articles on a page. */
  limit: number
  /** The last article of the page before. */
  after?: ListPosition | undefined
  /** Text that title or summary holds, in the language the article is shown in. */
  search?: string | undefined
}

/** One page of articles, newest first, each in the wanted language or else in Chinese. */
export async function listNews(db: Database, request: NewsListRequest): Promise<NewsList> {
  const rows = await itemsInLanguage(db, request.lang)
    // The page is cut from the index first and dressed with its texts afterwards, whatever a planner thinks.
    .where('news.id', 'in', pageOfIds(db, request))
    .orderBy('news.publish_date', 'desc')
    .orderBy('news.id', 'desc')
    .execute()
  const items = rows.slice(0, request.limit)
  const last = rows.length > request.limit ? items.at(-1) : undefined
  return { items, nextCursor: last ? encodeCursor({ date: last.publishDate, id: last.id }) : null }
}

/** Every article once, in the wanted language where it exists in it. */
export function itemsInLanguage(db: Database, lang: Language) {
  return newsWithTexts(db, lang)
    .select(({ fn }) => [
      'news.id',
      'news.publish_date as publishDate',
      'news.hits',
      fn.coalesce('wanted.lang', 'original.lang').as('lang'),
      fn.coalesce('wanted.title', 'original.title').as('title'),
      fn.coalesce('wanted.summary', 'original.summary').as('summary'),
    ])
    .$castTo<NewsItem>()
}

/** The articles published before a position, as one comparison of pairs, which the index answers directly. */
export function isBefore({ date, id }: ListPosition) {
  return sql<boolean>`(news.publish_date, news.id) < (${date}, ${id})`
}

/** The articles published after a position. */
export function isAfter({ date, id }: ListPosition) {
  return sql<boolean>`(news.publish_date, news.id) > (${date}, ${id})`
}

function newsWithTexts(db: Database, lang: Language) {
  return db
    .selectFrom('news')
    .innerJoin('news_text as original', (join) =>
      join.onRef('original.news_id', '=', 'news.id').on('original.lang', '=', BASE_LANGUAGE),
    )
    .leftJoin('news_text as wanted', (join) =>
      join.onRef('wanted.news_id', '=', 'news.id').on('wanted.lang', '=', lang),
    )
}

/** One more than the page, to know whether there is a next one. */
function pageOfIds(db: Database, { lang, limit, after, search }: NewsListRequest) {
  const all = search ? newsWithTexts(db, lang).where(shownTextContains(search)) : db.selectFrom('news')
  const rest = after ? all.where(isBefore(after)) : all
  return rest
    .select('news.id')
    .orderBy('news.publish_date', 'desc')
    .orderBy('news.id', 'desc')
    .limit(limit + 1)
}

function shownTextContains(term: string) {
  const shown = sql`coalesce(wanted.search_text, original.search_text)`
  return sql<boolean>`${shown} like ${containsPattern(term)} escape '\\'`
}
