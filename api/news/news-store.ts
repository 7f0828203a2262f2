import { sql, type Transaction } from 'kysely'
import { NewsCategory, type NewsItem, type NewsList } from '#contract/news-schema.ts'
import { foldForSearch } from '#contract/typed-text.ts'
import { BASE_LANGUAGE, CalendarDate, exact, type Language, Uuid } from '#contract/values-schema.ts'
import { containsPattern } from '../db/search-text.ts'
import type { Database, Tables } from '../db/tables.ts'
import { type ListPosition, pageOf } from '../http/list-cursor.ts'
import { sanitizeBody } from './news-body.ts'
import { withCovers } from './news-pictures.ts'
import { writeNewsWords } from './news-words.ts'

interface NewsListRequest {
  lang: Language
  /** ms since the epoch; decides what is public */
  now: number
  category?: NewsCategory | undefined
  /** page size */
  limit: number
  /** keyset position */
  after?: ListPosition | undefined
  /** offset, without a position */
  skipped?: number
  /** matched in title and summary of the shown language */
  search?: string | undefined
}

/** Newest first, in the language or else in Chinese. */
export async function listNews(db: Database, request: NewsListRequest): Promise<NewsList> {
  const rows = await itemsInLanguage(db, request.lang, request.now)
    // deferred join: select the page from the index first, then join its texts
    .where('news.id', 'in', pageOfIds(db, request))
    .orderBy('news.publish_date', 'desc')
    .orderBy('news.id', 'desc')
    .execute()
  const { page, nextCursor } = pageOf(rows, request.limit, ({ publishDate: date, id }) => ({ date, id }))
  return { items: await withCovers(db, request.lang, page), nextCursor }
}

/** Each public article, in the language or else in Chinese. */
export function itemsInLanguage(db: Database, lang: Language, now: number) {
  return newsWithTexts(db, lang, now)
    .leftJoin('news_seo', 'news_seo.news_id', 'news.id')
    .select(({ fn }) => [
      'news.id',
      'news_seo.slug',
      'news.publish_date as publishDate',
      'news.hits',
      'news.corrected_on as updatedDate',
      'news.public_from as publishedAt',
      'news.updated_at as updatedAt',
      'news.category',
      'news.cover_id as coverId',
      'news.look',
      fn.coalesce('wanted.lang', 'original.lang').as('lang'),
      fn.coalesce('wanted.title', 'original.title').as('title'),
      fn.coalesce('wanted.summary', 'original.summary').as('summary'),
    ])
    .$castTo<
      Omit<NewsItem, 'cover' | 'slug' | 'look'> & {
        coverId: string | null
        slug: string | null
        look: number | null
      }
    >()
}

/** Row value comparison, which the index answers directly. */
export function isBefore({ date, id }: ListPosition) {
  return sql<boolean>`(news.publish_date, news.id) < (${date}, ${id})`
}

export function isAfter({ date, id }: ListPosition) {
  return sql<boolean>`(news.publish_date, news.id) > (${date}, ${id})`
}

function newsWithTexts(db: Database, lang: Language, now: number) {
  return db
    .selectFrom('news')
    .where(isPublic(now))
    .innerJoin('news_text as original', (join) =>
      join.onRef('original.news_id', '=', 'news.id').on('original.lang', '=', BASE_LANGUAGE),
    )
    .leftJoin('news_text as wanted', (join) =>
      join
        .onRef('wanted.news_id', '=', 'news.id')
        .on('wanted.lang', '=', lang)
        .on('wanted.public_from', '<=', now),
    )
}

/** `limit + 1`, to detect a next page. */
function pageOfIds(
  db: Database,
  { lang, now, category, limit, after, skipped = 0, search }: NewsListRequest,
) {
  const all = search
    ? newsWithTexts(db, lang, now).where(shownTextContains(search))
    : db.selectFrom('news').where(isPublic(now))
  const ofKind = category ? all.where('news.category', '=', category) : all
  const rest = after ? ofKind.where(isBefore(after)) : ofKind
  return rest
    .select('news.id')
    .orderBy('news.publish_date', 'desc')
    .orderBy('news.id', 'desc')
    .limit(limit + 1)
    .offset(skipped)
}

function shownTextContains(term: string) {
  const shown = sql`coalesce(wanted.search_text, original.search_text)`
  return sql<boolean>`${shown} like ${containsPattern(term)} escape '\\'`
}

/** Computed from timestamps (ms), so that scheduling needs no job. */
export function isPublic(now: number) {
  return sql<boolean>`(news.public_from <= ${now} and coalesce(news.expires_at > ${now}, true))`
}

const NewsText = exact({ title: 'string > 0', summary: 'string > 0', bodyHtml: 'string > 0' })

/** Seed file format. */
export const NewsSeed = exact({
  id: Uuid,
  publishDate: CalendarDate,
  'category?': NewsCategory,
  hits: 'number.integer >= 0',
  cn: NewsText,
  'en?': NewsText,
})
export type NewsSeed = typeof NewsSeed.infer

export async function insertNews(transaction: Transaction<Tables>, article: NewsSeed): Promise<void> {
  const { id, publishDate, category = 'story', hits, cn, en } = article
  const texts = [{ lang: 'cn' as const, ...cn }, ...(en ? [{ lang: 'en' as const, ...en }] : [])]
  await transaction.insertInto('news').values({ id, publish_date: publishDate, category, hits }).execute()
  await transaction
    .insertInto('news_text')
    .values(
      texts.map(({ lang, title, summary }) => ({
        news_id: id,
        lang,
        title,
        summary,
        search_text: foldForSearch(`${title}\n${summary}`),
      })),
    )
    .execute()
  await transaction
    .insertInto('news_body')
    .values(texts.map(({ lang, bodyHtml }) => ({ news_id: id, lang, body_html: sanitizeBody(bodyHtml) })))
    .execute()
  await writeNewsWords(transaction, id, texts)
}
