import type { Transaction } from 'kysely'
import { NewsCategory } from '../contract/news-schema.ts'
import type { Language } from '../contract/values-schema.ts'
import { CalendarDate, exact, Uuid } from '../contract/values-schema.ts'
import type { Tables } from '../db/tables.ts'
import { foldForSearch } from '../search-text.ts'
import { sanitizeBody } from './news-body.ts'

const NewsText = exact({ title: 'string > 0', summary: 'string > 0', bodyHtml: 'string > 0' })

/** An article as it stands in a seed file. */
export const NewsSeed = exact({
  id: Uuid,
  publishDate: CalendarDate,
  'category?': NewsCategory,
  hits: 'number.integer >= 0',
  cn: NewsText,
  'en?': NewsText,
})
export type NewsSeed = typeof NewsSeed.infer

/** Stores one article with its texts. */
export async function insertNews(transaction: Transaction<Tables>, article: NewsSeed): Promise<void> {
  const { id, publishDate, category = 'story', hits, cn, en } = article
  await transaction.insertInto('news').values({ id, publish_date: publishDate, category, hits }).execute()
  await insertText(transaction, id, 'cn', cn)
  if (en) await insertText(transaction, id, 'en', en)
}

async function insertText(
  transaction: Transaction<Tables>,
  newsId: string,
  lang: Language,
  { title, summary, bodyHtml }: typeof NewsText.infer,
): Promise<void> {
  const searchText = foldForSearch(`${title}\n${summary}`)
  const text = { news_id: newsId, lang, title, summary, search_text: searchText }
  await transaction.insertInto('news_text').values(text).execute()
  const body = { news_id: newsId, lang, body_html: sanitizeBody(bodyHtml) }
  await transaction.insertInto('news_body').values(body).execute()
}
