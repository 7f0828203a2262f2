import { describePage } from '#src/site/head.ts'
import type { Article } from './news.ts'

type HeadContext = Parameters<typeof describePage>[0] & { loaderData?: Article }

/** An article speaks for itself; it has a second language only where it was written in one. */
export function articleHead(context: HeadContext) {
  const article = context.loaderData
  if (!article) return {}
  return describePage(context, {
    title: article.title,
    description: article.summary,
    path: `/about/news-detail/${article.id}`,
    available: article.translations,
  })
}
