import { createFileRoute, notFound } from '@tanstack/react-router'
import { isUuid } from '#api/contract/keys.ts'
import { ArticlePage } from '#src/news/article/article-page.tsx'
import { ArticleUnavailable } from '#src/news/article/article-unavailable.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { describePage, pageHead } from '#src/site/head.ts'

export const Route = createFileRoute('/$lang/_about/about/news-detail/{-$id}')({
  staticData: { words: ['news'], item: ({ params }) => (params.id as string | undefined) ?? 'newest' },
  loader: async ({ params }) => {
    if (params.id !== undefined && !isUuid(params.id)) throw notFound()
    const { getArticle } = await import('#src/news/news.functions.ts')
    return getArticle({ data: params })
  },
  headers: (route) => publicCache(route, route.loaderData?.staleSince === null),
  // title and languages come from the article; without it the page still has a title
  head: (context) => {
    const article = context.loaderData
    if (!article) return pageHead(context, 'news', (words) => words.detail.seo)
    const { id, title, summary: description, translations: available } = article
    return describePage(context, { title, description, path: `/about/news-detail/${id}`, available })
  },
  component: OneArticle,
  errorComponent: ArticleUnavailable,
})

function OneArticle() {
  return <ArticlePage article={Route.useLoaderData()} />
}
