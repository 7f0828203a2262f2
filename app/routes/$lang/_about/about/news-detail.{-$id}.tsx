import { createFileRoute, notFound } from '@tanstack/react-router'
import { articleHead } from '#src/news/article/article-head.ts'
import { ArticlePage } from '#src/news/article/article-page.tsx'
import { ArticleUnavailable } from '#src/news/article/article-unavailable.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { isUuid } from '#src/site/is-uuid.ts'

export const Route = createFileRoute('/$lang/_about/about/news-detail/{-$id}')({
  staticData: { words: ['news'], item: ({ params }) => (params.id as string | undefined) ?? 'newest' },
  loader: async ({ params }) => {
    if (params.id !== undefined && !isUuid(params.id)) throw notFound()
    const { getArticle } = await import('#src/news/news.functions.ts')
    return getArticle({ data: params })
  },
  headers: (route) => publicCache(route, route.loaderData?.staleSince === null),
  head: (context) => articleHead(context),
  component: OneArticle,
  errorComponent: ArticleUnavailable,
})

function OneArticle() {
  return <ArticlePage article={Route.useLoaderData()} />
}
