import { isUuid } from '#api/contract/keys.ts'
import type { NewsCategory, NewsDetail } from '#api/contract/news-schema.ts'
import { StatusError } from '#src/site/failure.ts'
import { type Locale, localeOfPath } from '#src/site/locale.ts'
import { readArticle, readNewsList, readPreview } from '#src/upstream/news.server.ts'
import { staleSince } from '#src/upstream/read.server.ts'
import { sanitiseArticle } from './article/article-html.server.ts'
import { type Article, type Headlines, headlineCount, type NewsListPage, newsPageSize } from './news.ts'

/**
 * A page of the list: fresh, last known with its date, or said to be unavailable. Never an error. A page that is
 * unavailable can be asked for again: its next page is itself.
 */
export async function listNews(
  lang: Locale,
  cursor: string | undefined,
  category?: NewsCategory,
  page = 1,
): Promise<NewsListPage> {
  const reading = await readNewsList({
    lang,
    limit: newsPageSize,
    ...(cursor && { cursor }),
    ...(page > 1 && { page }),
    ...(category && { category }),
  })
  if (reading.state === 'missing' || reading.state === 'unavailable') {
    return { items: [], nextCursor: cursor ?? null, staleSince: null, available: false }
  }
  const { nextCursor } = reading.data
  // moments are for feeds and maps
  const items = reading.data.items.map(({ publishedAt: _, updatedAt: __, ...item }) => item)
  return { items, nextCursor, staleSince: staleSince(reading), available: true }
}

/** A page by its number. */
export async function listNewsPage(
  lang: Locale,
  page: number,
  category?: NewsCategory,
): Promise<NewsListPage> {
  const list = await listNews(lang, undefined, category, page)
  return list.available ? list : { ...list, nextCursor: null }
}

/** The newest articles of the list's first page, which is read and remembered anyway. Empty when there are none. */
export async function listHeadlines(lang: Locale, category?: NewsCategory): Promise<Headlines> {
  const { items, available, staleSince } = await listNews(lang, undefined, category)
  const headlines = items
    .slice(0, headlineCount)
    .map(({ id, lang, title, publishDate }) => ({ id, lang, title, publishDate }))
  return { headlines, degraded: !available || staleSince !== null }
}

/**
 * An article, or undefined where there is none.
 * @throws StatusError 503 when the upstream does not answer and the article is not remembered
 */
export async function findArticle(lang: Locale, id: string): Promise<Article | undefined> {
  if (!isUuid(id)) return undefined
  const reading = await readArticle(id, { lang })
  if (reading.state === 'missing') return undefined
  if (reading.state === 'unavailable') throw new StatusError(503, 'news are unavailable')
  return { ...withoutScripts(reading.data), staleSince: staleSince(reading) }
}

/** A draft, to whoever holds the token of its preview; undefined where there is none or its time is over. */
export async function findPreview(lang: Locale, token: string): Promise<Article | undefined> {
  const answer = await readPreview(token, { lang })
  if (answer.ok) return { ...withoutScripts(answer.data), staleSince: null }
  if (/busy|unavailable/.test(answer.trouble.kind)) throw new StatusError(503, 'news are unavailable')
  return undefined
}

/** The newest article: what the detail page shows when its address names none. */
export async function findLatestArticle(lang: Locale): Promise<Article | undefined> {
  const { items, available } = await listNews(lang, undefined)
  if (!available) throw new StatusError(503, 'news are unavailable')
  const latest = items[0]
  return latest ? findArticle(lang, latest.id) : undefined
}

function withoutScripts({ pictures, ...article }: NewsDetail): NewsDetail {
  return { ...article, bodyHtml: sanitiseArticle(article.bodyHtml, pictures) }
}

/** The id of the article that is shown at a path, the newest one where it names none; undefined for other pages. */
export async function articleOfPath(pathname: string): Promise<string | undefined> {
  const [, , section, page, id] = pathname.split('/')
  const lang = localeOfPath(pathname)
  if (!lang || section !== 'about' || page !== 'news-detail') return undefined
  if (!id) return (await listNewsPage(lang, 1)).items[0]?.id
  return isUuid(id) ? id : undefined
}
