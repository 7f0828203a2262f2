import { describePage, pageHead } from '#src/site/head.ts'
import type { Article } from '../news.ts'

type HeadContext = Parameters<typeof describePage>[0] & { loaderData?: Article }

/**
 * An article speaks for itself; it has a second language only where it was written in one. Where it cannot be read the
 * page still has a title.
 */
export function articleHead(context: HeadContext) {
  const article = context.loaderData
  if (!article) return pageHead(context, 'news', (words) => words.detail.seo)
  return describePage(context, {
    title: article.title,
    description: article.summary,
    path: `/about/news-detail/${article.id}`,
    available: article.translations,
  })
}
