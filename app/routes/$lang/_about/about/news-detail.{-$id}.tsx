import { createFileRoute } from '@tanstack/react-router'
import { articlePath } from '#contract/keys.ts'
import { ArticlePage } from '#src/news/article/article-page.tsx'
import { publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'

export const Route = createFileRoute('/$lang/_about/about/news-detail/{-$id}')({
  staticData: { item: ({ params }) => params.id ?? 'newest' },
  loader: async ({ params }) => {
    const { getArticle } = await import('#src/news/news.functions.ts')
    return getArticle({ data: params })
  },
  headers: (route) => publicCache(route, route.loaderData?.staleSince === null),
  // title and languages come from the article; without it the page still has a title
  head: (context) => {
    const article = context.loaderData
    if (!article) return pageHead(context)
    const { id, title, summary, translations: available, seo } = article
    return pageHead(context, {
      title: seo?.title ?? title,
      description: seo?.description ?? summary,
      path: articlePath(id),
      available,
    })
  },
  component: OneArticle,
})

function OneArticle() {
  return <ArticlePage article={Route.useLoaderData()} />
}
