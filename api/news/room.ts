import { INTERNAL, OF_STAFF, type Room } from '../db/room-type.ts'

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
} satisfies Room
