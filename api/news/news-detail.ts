import type { NewsDetail, NewsNeighbour } from '#contract/news-schema.ts'
import { BASE_LANGUAGE, type Language } from '#contract/values-schema.ts'
import type { Database } from '../db/tables.ts'
import type { ListPosition } from '../http/list-cursor.ts'
import { publicSeo } from './news-addresses.ts'
import { sanitizeBody } from './news-body.ts'
import { picturesOf, withCovers, withoutMissing } from './news-pictures.ts'
import { isAfter, isBefore, itemsInLanguage } from './news-store.ts'

export async function readNews(
  db: Database,
  id: string,
  lang: Language,
  now: number,
): Promise<NewsDetail | undefined> {
  const row = await itemsInLanguage(db, lang, now).where('news.id', '=', id).executeTakeFirst()
  const [item] = row ? await withCovers(db, lang, [row]) : []
  if (!item) return undefined
  const position = { date: item.publishDate, id }
  const [bodies, previous, next, related] = await Promise.all([
    readBodies(db, id, now),
    findNeighbour(db, lang, now, position, 'desc'),
    findNeighbour(db, lang, now, position, 'asc'),
    findRelated(db, lang, now, item),
  ])
  const html = sanitizeBody(bodies.find((body) => body.lang === item.lang)?.body_html ?? '')
  const pictures = await picturesOf(db, html, item.lang)
  return {
    ...item,
    author: await authorOf(db, id),
    ...(await publicSeo(db, id, item.lang)),
    bodyHtml: withoutMissing(html, pictures),
    pictures,
    translations: bodies.map((body) => body.lang).sort(baseFirst),
    previous,
    next,
    related,
  }
}

async function authorOf(db: Database, id: string): Promise<string> {
  const row = await db.selectFrom('news').select('author').where('id', '=', id).executeTakeFirst()
  return row?.author ?? ''
}

function readBodies(db: Database, id: string, now: number) {
  return db
    .selectFrom('news_body')
    .innerJoin('news_text', (join) =>
      join
        .onRef('news_text.news_id', '=', 'news_body.news_id')
        .onRef('news_text.lang', '=', 'news_body.lang')
        .on('news_text.public_from', '<=', now),
    )
    .select(['news_body.lang', 'news_body.body_html'])
    .where('news_body.news_id', '=', id)
    .execute()
}

const RELATED = 3

export async function findRelated(
  db: Database,
  lang: Language,
  now: number,
  { id, category }: Pick<NewsDetail, 'id' | 'category'>,
): Promise<NewsDetail['related']> {
  const rows = await itemsInLanguage(db, lang, now)
    .where('news.category', '=', category)
    .where('news.id', '!=', id)
    .orderBy('news.publish_date', 'desc')
    .orderBy('news.id', 'desc')
    .limit(RELATED)
    .execute()
  return rows.map(({ id, slug, title, lang, publishDate }) => ({
    id,
    ...(slug && { slug }),
    title,
    lang,
    publishDate,
  }))
}

/** The nearest by date: the previous one for `desc`, the next for `asc`. */
async function findNeighbour(
  db: Database,
  lang: Language,
  now: number,
  position: ListPosition,
  direction: 'asc' | 'desc',
): Promise<NewsNeighbour | null> {
  const found = await itemsInLanguage(db, lang, now)
    .where(direction === 'desc' ? isBefore(position) : isAfter(position))
    .orderBy('news.publish_date', direction)
    .orderBy('news.id', direction)
    .limit(1)
    .executeTakeFirst()
  return found
    ? { id: found.id, ...(found.slug && { slug: found.slug }), title: found.title, lang: found.lang }
    : null
}

function baseFirst(a: Language, b: Language): number {
  return Number(b === BASE_LANGUAGE) - Number(a === BASE_LANGUAGE)
}
