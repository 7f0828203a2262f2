import { createFileRoute, notFound } from '@tanstack/react-router'
import { articleHead } from '#src/news/article-head.ts'
import { ArticlePage } from '#src/news/article-page.tsx'
import { ArticleUnavailable } from '#src/news/article-unavailable.tsx'
import { getArticle } from '#src/news/news.functions.ts'
import { isArticleId } from '#src/news/news.ts'

export const Route = createFileRoute('/$lang/_about/about/news-detail/{-$id}')({
  staticData: { words: ['news'] },
  loader: ({ params }) => {
    if (params.id !== undefined && !isArticleId(params.id)) throw notFound()
    return getArticle({ data: params })
  },
  headers: ({ loaderData }) =>
    loaderData?.staleSince === null ? undefined : { 'cache-control': 'no-store' },
  head: (context) => articleHead(context),
  component: OneArticle,
  errorComponent: ArticleUnavailable,
})

function OneArticle() {
  return <ArticlePage article={Route.useLoaderData()} />
}
