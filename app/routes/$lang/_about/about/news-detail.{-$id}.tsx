import { createFileRoute } from '@tanstack/react-router'
import { ArticlePage } from '#src/news/article-page.tsx'

export const Route = createFileRoute('/$lang/_about/about/news-detail/{-$id}')({
  component: ArticlePage,
})
