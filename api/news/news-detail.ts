import type { Database } from '../db/tables.ts'
import { BASE_LANGUAGE, type Language } from '../language.ts'
import type { ListPosition } from '../list-cursor.ts'
import { sanitizeBody } from './news-body.ts'
import type { NewsDetail, NewsNeighbour } from './news-schema.ts'
import { isAfter, isBefore, itemsInLanguage } from './news-store.ts'

/** One article with its body and its neighbours in time, or undefined when there is none. */
export async function readNews(db: Database, id: string, lang: Language): Promise<NewsDetail | undefined> {
  const item = await itemsInLanguage(db, lang).where('news.id', '=', id).executeTakeFirst()
  if (!item) return undefined
  const position = { date: item.publishDate, id }
  const [bodies, previous, next] = await Promise.all([
    readBodies(db, id),
    findNeighbour(db, lang, position, 'desc'),
    findNeighbour(db, lang, position, 'asc'),
  ])
  const shown = bodies.find((body) => body.lang === item.lang)
  return {
    ...item,
    bodyHtml: sanitizeBody(shown?.body_html ?? ''),
    translations: bodies.map((body) => body.lang).sort(baseFirst),
    previous,
    next,
  }
}

function readBodies(db: Database, id: string) {
  return db.selectFrom('news_body').select(['lang', 'body_html']).where('news_id', '=', id).execute()
}

/** The nearest article in time: the one before for `desc`, the one after for `asc`. */
async function findNeighbour(
  db: Database,
  lang: Language,
  position: ListPosition,
  direction: 'asc' | 'desc',
): Promise<NewsNeighbour | null> {
  const found = await itemsInLanguage(db, lang)
    .where(direction === 'desc' ? isBefore(position) : isAfter(position))
    .orderBy('news.publish_date', direction)
    .orderBy('news.id', direction)
    .limit(1)
    .executeTakeFirst()
  return found ? { id: found.id, title: found.title, lang: found.lang } : null
}

function baseFirst(a: Language, b: Language): number {
  return Number(b === BASE_LANGUAGE) - Number(a === BASE_LANGUAGE)
}
