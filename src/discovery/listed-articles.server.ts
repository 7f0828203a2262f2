import type { Locale } from '#src/site/locale.ts'
import { readNewsList } from '#src/upstream/news.server.ts'
import { type Listing, readAllPages } from './read-all-pages.server.ts'

/** An article as far as a list needs it. */
export type ListedArticle = { id: string; publishDate: string; languages: Locale[] }

/** Every published article with the languages it was written in, newest first. */
export async function listArticles(): Promise<Listing<ListedArticle>> {
  const list = (lang: Locale) =>
    readAllPages((cursor) => readNewsList({ lang, limit: 50, ...(cursor ? { cursor } : {}) }))
  const [chinese, english] = await Promise.all([list('cn'), list('en')])
  // where there is no English version the English list has the Chinese one
  const inEnglish = new Set(english.entries.filter(({ lang }) => lang === 'en').map(({ id }) => id))
  const entries = chinese.entries.map(({ id, publishDate }): ListedArticle => {
    return { id, publishDate, languages: inEnglish.has(id) ? ['cn', 'en'] : ['cn'] }
  })
  return { entries, isWhole: chinese.isWhole && english.isWhole }
}
