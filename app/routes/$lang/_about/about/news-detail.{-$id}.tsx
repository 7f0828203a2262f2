import { createFileRoute } from '@tanstack/react-router'
import { articleHead } from '#src/news/article-head.ts'
import { ArticlePage } from '#src/news/article-page.tsx'
import { ArticleUnavailable } from '#src/news/article-unavailable.tsx'
import { getArticle } from '#src/news/news.functions.ts'

export const Route = createFileRoute('/$lang/_about/about/news-detail/{-$id}')({
  staticData: { words: ['news'] },
  loader: ({ params }) => getArticle({ data: params }),
  headers: ({ loaderData }) =>
    loaderData?.staleSince === null ? undefined : { 'cache-control': 'no-store' },
  head: (context) => articleHead(context),
  component: OneArticle,
  errorComponent: ArticleUnavailable,
})

function OneArticle() {
  return <ArticlePage article={Route.useLoaderData()} />
}
