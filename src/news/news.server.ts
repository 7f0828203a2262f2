import { articleIn, isArticleKey, isArticlePath } from '#contract/keys.ts'
import type { NewsCategory, NewsDetail } from '#contract/news-schema.ts'
import { withUnitsKept } from '#contract/texts/units.ts'
import { StatusError } from '#src/site/failure.ts'
import { type Locale, localeOfPath, pathBelowLocale } from '#src/site/locale.ts'
import { readArticle, readNewsList, readPreview } from '#src/upstream/news.server.ts'
import { staleSince } from '#src/upstream/read.server.ts'
import { sanitiseArticle } from './article/article-html.server.ts'
import { type Article, type Headlines, headlineCount, type NewsListPage, newsPageSize } from './news.ts'

/** Fresh, stale or unavailable; never rejects. An unavailable page's next page is itself, for a retry. */
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
  // for feeds and sitemaps only
  const items = withUnitsKept(reading.data.items).map(
    ({ publishedAt: _, updatedAt: __, record: ___, ...item }) => item,
  )
  return { items, nextCursor, staleSince: staleSince(reading), available: true }
}

export async function listNewsPage(
  lang: Locale,
  page: number,
  category?: NewsCategory,
): Promise<NewsListPage> {
  const list = await listNews(lang, undefined, category, page)
  return list.available ? list : { ...list, nextCursor: null }
}

/** From the list's cached first page. */
export async function listHeadlines(lang: Locale, category?: NewsCategory): Promise<Headlines> {
  const { items, available, staleSince } = await listNews(lang, undefined, category)
  const headlines = items
    .slice(0, headlineCount)
    .map(({ id, lang, title, publishDate }) => ({ id, lang, title, publishDate }))
  return { headlines, degraded: !available || staleSince !== null }
}

/** undefined where there is none. @throws StatusError 503 when neither upstream nor cache has it */
export async function findArticle(lang: Locale, id: string): Promise<Article | undefined> {
  if (!isArticleKey(id)) return undefined
  const reading = await readArticle(id, { lang })
  if (reading.state === 'missing') return undefined
  if (reading.state === 'unavailable') throw new StatusError(503, 'news are unavailable')
  return { ...withoutScripts(reading.data), staleSince: staleSince(reading) }
}

/** undefined for an unknown or expired token. */
export async function findPreview(lang: Locale, token: string): Promise<Article | undefined> {
  const answer = await readPreview(token, { lang })
  if (answer.ok) return { ...withoutScripts(answer.data), staleSince: null }
  if (/busy|unavailable/.test(answer.trouble.kind)) throw new StatusError(503, 'news are unavailable')
  return undefined
}

/** Shown where the URL has no id. */
export async function findLatestArticle(lang: Locale): Promise<Article | undefined> {
  const { items, available } = await listNews(lang, undefined)
  if (!available) throw new StatusError(503, 'news are unavailable')
  const latest = items[0]
  return latest ? findArticle(lang, latest.id) : undefined
}

function withoutScripts({ pictures, ...article }: NewsDetail): NewsDetail {
  return { ...withUnitsKept(article), bodyHtml: sanitiseArticle(article.bodyHtml, pictures) }
}

/** The id of the article at a path, the newest where it has none; undefined for other pages. */
export async function articleOfPath(pathname: string): Promise<string | undefined> {
  const path = pathBelowLocale(pathname)
  const lang = localeOfPath(pathname)
  if (!lang || !isArticlePath(path)) return undefined
  return articleIn(path) ?? (await listNewsPage(lang, 1)).items[0]?.id
}
