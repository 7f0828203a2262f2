import { createFileRoute } from '@tanstack/react-router'
import { NewsPage } from '#src/news/news-page.tsx'

export const Route = createFileRoute('/$lang/_about/about/news')({
  component: NewsPage,
})
