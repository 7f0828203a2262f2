import { sql } from 'kysely'
import { BASE_LANGUAGE } from '#contract/values-schema.ts'
import { containsAny, INTERNAL, OF_STAFF, type Room, type SubjectKind } from '../db/room-type.ts'

export const newsSubject: SubjectKind = {
  area: 'news',
  names: async (db, ids) => {
    const titlesIn = async (table: 'news_draft' | 'news_text') => {
      const titles = db.selectFrom(table).select(['news_id as id', 'title as name'])
      return titles.where('news_id', 'in', ids).orderBy('lang', 'desc').execute()
    }
    return [...(await titlesIn('news_draft')), ...(await titlesIn('news_text'))]
  },
  find: (typed) =>
    sql`select news_id from news_text where lang != ${BASE_LANGUAGE} and ${containsAny('title', [typed])}`,
}

export const newsRoom = {
  tables: {
    news: OF_STAFF,
    news_text: INTERNAL,
    news_body: INTERNAL,
    news_draft: OF_STAFF,
    news_revision: OF_STAFF,
    news_presence: OF_STAFF,
    news_words: INTERNAL,
    news_seo: INTERNAL,
    news_slug: INTERNAL,
  },
  subjects: [newsSubject],
} satisfies Room
